/** Texts of the audit trail, and of the history of a user. */
export const texts = {
  resources: {
    auditTrail: {
      title: 'Audit Trail',
      fields: {
        id: 'Id',
        at: 'When',
        actor: 'Who',
        actorEmail: 'Who, e-mail',
        action: 'Action',
        subject: 'Whom',
        subjectEmail: 'Whom, e-mail',
        changes: 'Changes',
      },
      filters: { from: 'From', to: 'To' },
      words: {
        action: {
          created: 'Created',
          edited: 'Edited',
          deleted: 'Deleted',
          undone: 'Undone',
          passwordSet: 'Password set',
          linkRequested: 'Link requested',
          signedIn: 'Signed in',
          signedOut: 'Signed out',
        },
      },
    },
  },
  trail: {
    withSignIns: 'Show sign-ins',
    /** Who did what no signed-in user did: a command on the server. */
    operator: 'Operator',
    empty: 'empty',
    byRole: 'as the role',
    words: { granted: 'granted', withdrawn: 'withdrawn', changed: 'changed' },
    /** Whom an entry is about, where that is no user. */
    records: {
      batch: 'Batch %{id}',
      budget: 'Budget %{id}, %{name}',
      budgetLink: 'Link to the budget %{id} of seller %{name}',
      user: 'User %{id}',
    },
    /** What undoing a batch came to, and what is told of budgets and their links. */
    fields: {
      deleted: 'Users deleted',
      signedIn: 'Kept, password set',
      changed: 'Kept, changed',
      notManageable: 'Kept, of a client type that may not be deleted',
      alreadyDeleted: 'Deleted before',
      expiresAt: 'Expires',
      sellerId: 'Seller',
      total: 'Total in K',
      year: 'Year',
    },
    more: '%{count} more',
    moreOf: '%{count} more changes of %{of}',
    fewer: 'Show fewer',
    fewerOf: 'Show fewer changes of %{of}',
    older: 'Show older',
  },
}
