import { taskNames } from '#schema/home/taskKinds.ts'

export const texts = {
  account: {
    digest: {
      title: 'E-mail summary',
      about: 'Sent in the morning, only when something is pending. Unsubscribe from any e-mail.',
      frequency: 'How often',
      frequencies: { off: 'Never', daily: 'Every day', weekly: 'Every Monday' },
      language: 'E-mail language',
      saved: 'Saved.',
    },
    taskMails: {
      title: 'Tasks by e-mail',
      about: 'At once: within a minute, only what is new. In the summary: as often as chosen above.',
      aboutAtOnce: 'At once: within a minute, only what is new.',
      kind: 'Task',
      choice: 'E-mail',
      choices: { atOnce: 'At once', summary: 'In the summary', never: 'Never', both: 'At once and in the summary' },
      kinds: taskNames('name'),
    },
    loadMails: {
      title: 'Papers by e-mail',
      choice: 'The papers of each load when it ships',
      about: 'Once per load, with links to its papers, and again when a missing paper arrives.',
      aboutFiles:
        'Once per load, with its papers as a zip if it is below 10 MB, and again when a missing paper arrives.',
    },
    profile: {
      title: 'Personal Information',
      save: 'Save',
      edited: 'Profile edited successfully.',
      loadFailed: 'Your profile could not be loaded. %{reason}',
      conflict:
        'Your profile has changed since you opened it. Your entries are kept; Save overwrites the newer version.',
    },
  },
  resources: {
    profile: {
      fields: {
        name: 'Name',
        country: 'Country',
        state: 'State',
        city: 'City',
        phone: 'Phone',
        company: 'Company',
        position: 'Company position',
        email: 'E-mail',
        username: 'Username',
        roleId: 'Role',
        customerId: 'Client id',
      },
    },
  },
}
