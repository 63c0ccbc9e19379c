import type { Bullets } from './bullet.ts'

const header = 'e2e/header.spec.ts'
const headerScreen = 'unit/app/Header.test.tsx'
const navigation = 'unit/app/navigation.test.ts'
const feedback = 'unit/kit/feedback/feedback.test.tsx'
const dialogs = 'unit/kit/dialogs/DialogProvider.test.tsx'

/** The balance card, and what every screen shares: dialogs, downloads, header, footer (spec 1 §2.9, 2.10). */
export const pieces: Bullets = {
  '1 §2.9': [
    [
      'the balance card: total, three amounts, link to the statement',
      'unit/resources/home/HomePage.test.tsx',
      'is drawn with its total and its three amounts, and leads to the statement',
    ],
    ['it stays hidden until it has loaded', 'unit/resources/home/HomePage.test.tsx', 'stays hidden until it is there'],
  ],
  '1 §2.10': [
    ['the loading overlay has a message', feedback, 'the loading overlay says its message'],
    ['the message banner has four kinds', feedback, 'of kind %s has the role %s'],
    ['the comment dialog, also read only', dialogs, 'only shows it when read only'],
    ['the alert dialog reloads the page when told so', dialogs, 'loads the page anew after %s when told so'],
    [
      'the download button is disabled with its tooltip, then says the outcome',
      feedback,
      'is disabled with the reason while the file is made, then says that it came',
    ],
    ['a failed download says so', feedback, 'says that it failed, and tries again'],
    [
      'files are called tableDownload',
      'unit/kit/export/exportTable.test.ts',
      'saves all rows under the specified name, and tells how far it is',
    ],
    ['the footer leads to the legal pages', 'e2e/publicPages.spec.ts', 'the footer leads to the …, signed in or not'],
    [
      'logo, customer or No customer selected, initials, picker, Log Out',
      header,
      'the header of … names who and for whom, and offers what that role may',
    ],
    ['menu groups come from the server', headerScreen, 'shows the groups of the server, and their pages below them'],
    ['children of the menu link to their slug', navigation, 'links each entry of a group to its slug'],
    ['Dashboard Reps is shown to roles 6 and 1', navigation, 'shows role %i Dashboard Reps: %s'],
    ['the picker is offered to all but role 3', navigation, 'is offered to role %i with customers: %s'],
    ['roles 1 and 4 pick by business unit', headerScreen, 'is picked by role %i by business unit, then by name'],
    [
      'the avatar leads to profile and password',
      header,
      'the avatar leads to profile and password, and Log Out ends the session everywhere',
    ],
    [
      'choosing a customer opens the page anew for it',
      'e2e/customers.spec.ts',
      'staff pick a business unit, then one of its customers, and the page opens anew for it',
    ],
    ['users of the aerospace portal have a link there', navigation, 'leads users of the aerospace portal there'],
  ],
}
