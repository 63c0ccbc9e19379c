import { auditedTexts } from './auditedTexts.en.ts'

export const texts = {
  resources: {
    auditLog: {
      title: 'Audit Trail',
      fields: {
        id: 'Id',
        at: 'When',
        actor: 'Changed by',
        actorEmail: 'E-mail (changed by)',
        action: 'Action',
        subject: 'User or record',
        subjectEmail: 'E-mail (user)',
        changes: 'Changes',
      },
      filters: { bulkId: 'Change of many', from: 'From', to: 'To' },
      words: {
        action: {
          created: 'Created',
          edited: 'Edited',
          deleted: 'Deleted',
          undone: 'Undone',
          erased: 'Erased',
          passwordSet: 'Password set',
          linkRequested: 'Link requested',
          signedIn: 'Signed in',
          signedOut: 'Signed out',
        },
      },
    },
  },
  auditedRecords: auditedTexts,
  auditLog: {
    withSignIns: 'Show sign-ins',
    /** Actor of entries without a signed-in user: a command on the server. */
    operator: 'Operator',
    empty: 'empty',
    words: { changed: 'changed' },
    /** Subjects other than users. */
    records: {
      batch: 'Batch %{id}',
      budget: 'Budget %{id}, %{name}',
      budgetLink: 'Link to the budget %{id} of seller %{name}',
      user: 'User %{id}',
    },
    /** Results of undoing a batch, and fields of budgets and their links. */
    fields: {
      deleted: 'Users deleted',
      signedIn: 'Kept, password set',
      changed: 'Kept, changed',
      notManageable: 'Kept, client type cannot be deleted',
      alreadyDeleted: 'Already deleted',
      expiresAt: 'Expires',
      sellerId: 'Seller',
      total: 'Total in K',
      year: 'Year',
    },
    undo: 'Undo',
    undoQuestion: 'The records that nobody has changed since get their earlier values.',
    undone:
      '%{smart_count} record is as before, %{left} left. |||| %{smart_count} records are as before, %{left} left.',
    older: 'Show older',
  },
}
