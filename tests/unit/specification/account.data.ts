import type { Bullets } from './bullet.ts'

const recovery = 'api/recovery.test.ts'
const recoveryScreen = 'unit/app/pages/PasswordRecovery.test.tsx'
const change = 'api/passwordChange.test.ts'
const changeScreen = 'unit/resources/account/password-change/PasswordChange.test.tsx'
const contact = 'unit/resources/account/contact/Contact.test.tsx'
const profile = 'api/profile.test.ts'
const profileScreen = 'unit/resources/account/profile/UserProfile.test.tsx'

/** The account parts of specifications 2 and 3: password, support, profile, customer context. */
export const account: Bullets = {
  '2 §2 Password': [
    [
      'without a token the request form',
      recoveryScreen,
      'sends the e-mail and shows what the server says; the button is then disabled',
    ],
    [
      'with a token the form of the new password',
      recoveryScreen,
      'enables its button only when the e-mail is there and every rule holds',
    ],
    [
      'after a reset on to the login page with resetSuccess=1, three seconds later',
      recoveryScreen,
      'sets the password and three seconds later goes to the login page',
    ],
    [
      'from the sign-in by mail to the portal',
      'e2e/forgottenPassword.spec.ts',
      'a forgotten password is replaced, from the sign-in by mail to the portal',
    ],
    ['the login page says that it succeeded', 'unit/landing/Landing.test.tsx', 'says after a reset that it succeeded'],
    ['the change page has two fields', changeScreen, 'has two required fields, and tells each rule as met or not'],
  ],
  '2 §2 Support': [
    ['five cards, each with photo, name and e-mail', contact, 'shows five cards, each with photo, name and e-mail'],
    ['the photo is keyed by id', 'api/support.test.ts', 'is what was stored'],
    [
      'whoever has no photo is drawn',
      'api/support.test.ts',
      'of whoever has none shows the initials, a name that looks like code among them',
    ],
    ['/contact is public', contact, 'for everybody else says how to reach the provider, as data for review'],
  ],
  '2 §5': [
    ['the rule: eight characters, a digit, a capital', 'unit/schema/userRules.test.ts', '%s breaks the rule %s'],
    ['the confirmation must match', 'unit/kit/password/newPassword.test.ts', 'a new password %j confirmed as %j: %s'],
    [
      'the checklist shows each rule as met or not',
      changeScreen,
      'has two required fields, and tells each rule as met or not',
    ],
    ['the e-mail is required and an address', recoveryScreen, 'complains about %j at the field, which gets the focus'],
    ['the server enforces the rules of a change', change, 'a password %s changes nothing, and the field is named'],
    ['the server enforces the rules of a reset', recovery, 'sets no password %s, and stays good'],
  ],
  '2 §7': [
    ['recovery by e-mail answers a message', recovery, 'is answered alike for known and unknown addresses'],
    ['reset takes e-mail, password, confirmation, token', recovery, 'that was mailed sets a new password, once'],
    [
      'change takes password and confirmation',
      changeScreen,
      'sends both, says that it is done, and is as empty as before',
    ],
    [
      'the sales contact is an array of which the first counts',
      'api/support.test.ts',
      'is an array of one, in the short form',
    ],
  ],
  '2 §8': [
    [
      'a failed reset shows the server’s message',
      recoveryScreen,
      'says when the link is over, and leads to another one',
    ],
    ['a failed recovery shows the server’s message', recoveryScreen, 'shows the error of the server'],
    [
      'a failed change shows the server’s error',
      changeScreen,
      'shows the error of the service, and at the field what it complains about',
    ],
    ['a change that succeeded says so', changeScreen, 'sends both, says that it is done, and is as empty as before'],
    ['the new password signs in from then on', change, 'is the one that signs in from then on'],
  ],
  '3 §2 Profile': [
    ['the form, and what is read only', profileScreen, 'shows what may be changed, and read only what may not'],
    [
      'the cards of sales representative and backup',
      profileScreen,
      'shows the sales representative and the backup, with photos',
    ],
    [
      'the fields sent on save',
      profileScreen,
      'sends the seven fields over the version that was read, and says that it is done',
    ],
    ['no user: on to the start', profileScreen, 'goes home where the service knows no such user'],
  ],
  '3 §8': [
    [
      'a saved profile: the alert, with reload',
      'e2e/profile.spec.ts',
      'somebody finds their profile, edits it, and is called by the new name',
    ],
    [
      'a failed save shows the response’s error text',
      profileScreen,
      'that is refused shows the text of the error, and keeps what was typed',
    ],
  ],
  '3 §6': [
    [
      'two tabs with two customers keep apart',
      'e2e/customerTabs.spec.ts',
      'two tabs with two customers never show each other’s rows',
    ],
    [
      'a customer by fcid or fcidCleinteRelation',
      'e2e/customers.spec.ts',
      'a link chooses the customer by …, which then leaves the address',
    ],
    [
      'the relation counts where no customer is set',
      'unit/app/seeds.test.ts',
      'is not taken from the relation when the tab has one',
    ],
    [
      'excluded ids are never stored',
      'api/pageAccess.test.ts',
      'opens for no customer that is never made the current one, not even to who is linked with it',
    ],
    [
      'each tab keeps its own customer',
      'e2e/customers.spec.ts',
      'each tab acts for its own customer; a new tab begins with the one chosen last',
    ],
  ],
  '3 §7': [
    [
      'the current user: name, e-mail, role, isForge',
      'e2e/header.spec.ts',
      'the header of … names who and for whom, and offers what that role may',
    ],
    ['the profile is an array', profile, 'is an array of one: the caller’s own user, with the version as ETag'],
    [
      'the profile in a browser',
      'e2e/profile.spec.ts',
      'somebody finds their profile, edits it, and is called by the new name',
    ],
    ['a saved profile is kept', profile, 'is kept, by the next version, and found by the new name'],
  ],
}
