/** Texts of drawers that change many rows at once. */
export const texts = {
  bulk: {
    field: 'Field',
    changes:
      '%{smart_count} record changes, %{left} already have this value. |||| %{smart_count} records change, %{left} already have this value.',
    set: 'Set',
    done: '%{smart_count} record changed. |||| %{smart_count} records changed.',
    reasons: {
      same: 'already so',
      stale: 'changed by someone else in the meantime',
      forbidden: 'your rights do not allow it',
      customers: 'the client type cannot have these customers',
      pages: 'the page is set by the role',
      hasPassword: 'has a password already',
      gone: 'was deleted',
    },
    undo: 'Undo',
    undone: '%{smart_count} record has its value again. |||| %{smart_count} records have their values again.',
    stale:
      'Someone else has changed one of these records in the meantime. Nothing was changed; close this and select them again.',
    close: 'Close',
  },
}
