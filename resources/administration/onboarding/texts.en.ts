import { formLabels, labels } from '../users/labels.en.ts'

const columns = { ...labels, ...formLabels, plant: 'Plant' }

export const texts = {
  resources: {
    sheetRows: {
      title: 'Rows of the sheet',
      fields: {
        ...columns,
        line: 'Row',
        state: 'Result',
        problems: 'Problems',
      },
      words: { state: { new: 'New', exists: 'Exists', wrong: 'Problem' } },
    },
    batches: {
      title: 'Batches',
      fields: {
        fileName: 'File',
        at: 'Created on',
        userName: 'Created by',
        rows: 'Rows',
        created: 'Users created',
        undoneAt: 'Undone on',
        deleted: 'Users deleted',
      },
    },
  },
  onboarding: {
    steps: { choose: 'Choose a sheet', check: 'Check', create: 'Create' },
    intro:
      'Create up to %{max} users from a spreadsheet. The first row has the column names, in any order, in English or Spanish. Nothing is created until you have reviewed the rows.',
    template: 'Download a template (.xlsx)',
    drop: 'Drop an .xlsx, .xls, .ods or .csv file here, up to 15 MB, or choose one.',
    choose: 'Choose a file',
    reading: 'Reading the file',
    paste: 'Or paste cells from a spreadsheet',
    pasteNote: 'Include the header row.',
    usePasted: 'Use the pasted cells',
    pasted: 'Pasted cells',
    faults: {
      empty: 'There are no rows below the headers. Add the users, one per row, and choose the file again.',
      noColumns: 'The first row has no known column name. Start from the template.',
      tooManyRows: 'The sheet has more than %{max} rows. Split it and upload one part after the other.',
      tooLarge: 'Maximum file size is 15MB.',
      notASheet: 'This file cannot be read. Save it as .xlsx or .csv and choose it again.',
      protectedWorkbook: 'The workbook is protected by a password: remove it and save again.',
      onlyHiddenSheets: 'Only hidden sheets have cells. Unhide the one with the users and choose the file again.',
    },
    cellErrors:
      'A cell has an error: %{cells}. Correct it and choose the file again. |||| %{smart_count} cells have errors: %{cells}. Correct them and choose the file again.',
    noFormulaValue: 'formula without a result',
    cellError: 'line %{line}, %{column}: %{value}',
    columns,
    missing: 'These columns are missing: %{names}. Add them to the sheet and choose it again.',
    ignored: 'These columns are unknown and will be ignored: %{names}.',
    hidden: 'Hidden sheets are not read: %{names}.',
    sheet: '%{name}: %{smart_count} row |||| %{name}: %{smart_count} rows',
    progress: { check: '%{done} of %{all} rows checked', create: '%{done} of %{all} rows created' },
    stop: 'Stop',
    stopped: {
      check: 'Checking was stopped after %{done} of %{all} rows.',
      create: 'Creating was stopped after %{done} of %{all} rows. The users already created are kept.',
    },
    goOn: 'Continue',
    failed: {
      check: 'Checking stopped after %{done} of %{all} rows. %{reason}',
      create: 'Creating stopped after %{done} of %{all} rows; the users already created are kept. %{reason}',
    },
    outcome: {
      check: 'New users: %{new}. Existing users: %{exists}. Rows with problems: %{wrong}.',
      create: 'Users created: %{new}. Users that already existed: %{exists}. Rows with problems: %{wrong}.',
    },
    invited: 'Invitations are sent by e-mail.',
    created: 'Created',
    onlyProblems: 'Only problems',
    create: 'Create %{smart_count} user |||| Create %{smart_count} users',
    back: 'Choose another sheet',
    another: 'Onboard another sheet',
    adminTitle: 'Save administrators',
    adminQuestion:
      '%{smart_count} of the new users will be an administrator and can create, edit and delete every user and open every page. |||| %{smart_count} of the new users will be administrators and can create, edit and delete every user and open every page.',
    problemColumn: 'Problems',
    problemRows: { xlsx: 'Rows with problems (.xlsx)', csv: 'Rows with problems (.csv)' },
    reasons: {
      unknownRole: 'This client type does not exist, or you cannot assign it.',
      unknownCustomer: 'This relation does not exist for this client type.',
      unknownReference: 'There is no page of this name.',
      notGrantable: 'Cannot be granted: you do not have it yourself, or the role does not allow it.',
      choice: 'Enter Forge or Aeroespace.',
      duplicate: 'Appears twice in the sheet.',
    },
    notUndone: '-',
    undo: 'Undo',
    undoOf: 'Undo %{name}',
    undoTitle: 'Undo %{name}',
    undoQuestion:
      'The user created from %{name} on %{at} will be deleted, unless they have signed in or been changed since then. |||| The %{smart_count} users created from %{name} on %{at} will be deleted, except those who have signed in or been changed since then.',
    undoFailed: '%{name} could not be undone',
    undone: '%{name}: %{smart_count} user deleted. |||| %{name}: %{smart_count} users deleted.',
    kept: {
      signedIn: '%{smart_count} kept: has set a password. |||| %{smart_count} kept: have set a password.',
      changed: '%{smart_count} kept: was changed. |||| %{smart_count} kept: were changed.',
      notManageable: '%{smart_count} kept: you cannot delete users of this client type.',
      alreadyDeleted: '%{smart_count} was already deleted. |||| %{smart_count} were already deleted.',
    },
    connected: 'The users of this portal are managed in another service. Create them there.',
  },
}
