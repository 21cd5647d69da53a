/** Invitation links of tables started in this tab, so that they can be copied again. */
const changed = $state({ times: 0 });
const place = (table: string): string => `opsroom.links.${table}`;

export function keepLinks(table: string, links: Record<string, string>): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify({ ...linksOf(table), ...links }));
  } catch {
    // They can be made again from the table's menu.
  }
  changed.times += 1;
}

export function linksOf(table: string): Record<string, string> {
  void changed.times;
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
