### E-mails of accounts in English.

confirm-subject = Confirm your e-mail address for Opsroom
confirm-text =
    Hello { $name },

    open this link to confirm that this address is yours. It works once, for 24 hours.

    { $link }

    If you did not ask for this, you can ignore this message: nothing is stored then.

recover-subject = Sign in to Opsroom again
recover-text =
    Hello { $name },

    open this link to sign in. It works once, for one hour. After that you can set a new password or add a passkey.

    { $link }

    If you did not ask for this, you can ignore this message. Nobody can sign in without the link.
