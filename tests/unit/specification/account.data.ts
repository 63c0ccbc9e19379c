import type { Bullets } from './bullet.ts'

const landing = 'unit/landing/Landing.test.tsx'
const session = 'unit/app/pages/session.test.tsx'
const navigation = 'unit/app/navigation.test.ts'
const header = 'e2e/header.spec.ts'
const recovery = 'api/recovery.test.ts'
const recoveryScreen = 'unit/app/pages/PasswordRecovery.test.tsx'
const change = 'api/passwordChange.test.ts'
const changeScreen = 'unit/resources/account/password-change/PasswordChange.test.tsx'
const contact = 'unit/resources/account/contact/Contact.test.tsx'
const profile = 'api/profile.test.ts'
const profileScreen = 'unit/resources/account/profile/UserProfile.test.tsx'

/** The account parts of specifications 2 and 3: password, support, sign-in, header, profile, customer context. */
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
    ['the login page says that it succeeded', landing, 'says after a reset that it succeeded'],
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
  '2 §4': [
    [
      'the request form, then the mail is sent and the button disabled',
      recoveryScreen,
      'sends the e-mail and shows what the server says; the button is then disabled',
    ],
    [
      'with the token the reset form, then success, and the redirect',
      recoveryScreen,
      'sets the password and three seconds later goes to the login page',
    ],
  ],
  '2 §5': [
    ['the rule: eight characters, a digit, a capital', 'unit/schema/userRules.test.ts', '%s breaks the rule %s'],
    ['the confirmation must match', 'unit/kit/password/newPassword.test.ts', 'a new password %j confirmed as %j: %s'],
    [
      'the checklist shows each rule as met or not',
      changeScreen,
      'has two required fields, and tells each rule as met or not',
    ],
    [
      'the button of a reset waits for the e-mail and for every rule',
      recoveryScreen,
      'enables its button only when the e-mail is there and every rule holds',
    ],
    ['a change requires both fields', changeScreen, 'does not send %j and %j'],
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
      'a recovery that succeeded shows the server’s message',
      recoveryScreen,
      'sends the e-mail and shows what the server says; the button is then disabled',
    ],
    [
      'a reset that succeeded says so, in the words given',
      recoveryScreen,
      'sets the password and three seconds later goes to the login page',
    ],
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
  '2 §9': [
    [
      'the redirect waits three seconds',
      recoveryScreen,
      'sets the password and three seconds later goes to the login page',
    ],
    ['a password has at least eight characters', change, 'eight characters with a number and a capital are enough'],
  ],
  '3 §2 Header': [
    [
      'logo, picker, Log Out, customer or No customer selected, initials',
      header,
      'the header of … names who and for whom, and offers what that role may',
    ],
    [
      'the avatar leads to profile and password, and logs out',
      header,
      'the avatar leads to profile and password, and Log Out ends the session everywhere',
    ],
    ['children of the menu link to their slug', navigation, 'links each entry of a group to its slug'],
    ['users of the aerospace portal have a link there', navigation, 'leads users of the aerospace portal there'],
    [
      'the portal chooser offers Aerospace and Forge',
      landing,
      'opens after signing in, with Aerospace at the site root and Forge by a fresh code',
    ],
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
  '3 §3': [
    ['the fields of a profile', profile, 'is an array of one: the caller’s own user, with the version as ETag'],
    ['the short form of the sales contact', 'api/support.test.ts', 'is an array of one, in the short form'],
  ],
  '3 §4': [
    [
      'a saved profile reloads the page',
      'e2e/profile.spec.ts',
      'somebody finds their profile, edits it, and is called by the new name',
    ],
  ],
  '3 §5': [
    ['sign-in: empty fields are told', landing, 'asks for what is missing of %j and %j, and asks no server'],
    ['a profile whose rules only the server knows', profile, 'does not take this %s'],
  ],
  '3 §8': [
    ['the texts of a sign-in that failed', landing, 'says of %s what the specification says'],
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
      'roles 1 and 4 pick by business unit',
      'unit/app/Header.test.tsx',
      'is picked by role %i by business unit, then by name',
    ],
    ['Dashboard Reps is shown to roles 6 and 1', navigation, 'shows role %i Dashboard Reps: %s'],
    ['the picker is offered to all but role 3', navigation, 'is offered to role %i with customers: %s'],
    ['the legal pages are public', 'e2e/publicPages.spec.ts', 'the footer leads to the …, signed in or not'],
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
    ['the menu and the customer ids', 'api/pageAccess.test.ts', 'the menu lists the allowed pages in their groups'],
    [
      'customers are listed',
      'api/customers.test.ts',
      'customers are found by any part of their name, whatever its case and accents',
    ],
    ['customers are named by a list of ids', 'api/customers.test.ts', 'customers are named as they are listed'],
    [
      'log out clears the cookies and goes to the start',
      header,
      'the avatar leads to profile and password, and Log Out ends the session everywhere',
    ],
    [
      'the update sends its seven fields',
      profileScreen,
      'sends the seven fields over the version that was read, and says that it is done',
    ],
    [
      'visit logs answer rows',
      'api/visitLogs.test.ts',
      'have the specified fields, and a client that knows no pages gets them all, newest first',
    ],
    ['the footer’s call', 'unit/app/PageGuard.test.tsx', 'tells the visit once, and the footer’s call once'],
    [
      'the session landing fills the cookies and goes to the portal, showing nothing',
      session,
      'turns the code into a session once, strips it from the address, shows nothing and goes to the portal',
    ],
    ['a saved profile is kept', profile, 'is kept, by the next version, and found by the new name'],
  ],
}
