import type { Bullets } from './bullet.ts'

const guard = 'e2e/guard.spec.ts'
const guardScreen = 'unit/app/PageGuard.test.tsx'
const pageAccess = 'api/pageAccess.test.ts'
const landing = 'unit/landing/Landing.test.tsx'
const signIn = 'api/signIn.test.ts'
const header = 'e2e/header.spec.ts'
const session = 'unit/app/pages/session.test.tsx'
const ends = 'api/sessionEnds.test.ts'

/** Routes, page guard, sign-in and session (spec 1 §1, §2.1 to 2.3, §3 to §8). */
export const shell: Bullets = {
  '1 §1': [
    [
      'the portal is served under /forge',
      'e2e/addresses.spec.ts',
      'every spelling of an address ends at the same page',
    ],
    [
      'every title ends with the product’s name',
      guard,
      'an allowed page shows its breadcrumb and name, and is titled after it',
    ],
    [
      'dates read DD/MMM/YYYY',
      'unit/resources/administration/users/UserEdit.test.tsx',
      'shows the record, its dates, and the pages without a name unticked',
    ],
  ],
  '1 §2.1': [
    ['every route is there', pageAccess, 'is the one that was agreed'],
    ['routes match in every case', pageAccess, 'is found by %s as well'],
    ['/login and /relogin lead to the login address', session, '%s leads to the sign-in form at %s'],
    [
      'the login address may be an external one',
      'e2e/companyLogin.spec.ts',
      'who is signed out goes to the company’s page and comes back, signed in, to the page they wanted',
    ],
    [
      'the legal pages are public and have no frame',
      'e2e/publicPages.spec.ts',
      'the footer leads to the …, signed in or not',
    ],
    [
      'quote-place-order uses the slug quote-status',
      pageAccess,
      'is refused at the slug %s, which names no guarded page',
    ],
  ],
  '1 §2.2': [
    [
      'the page asks the server before it opens',
      guard,
      'a page asks the server before anything of it is drawn or fetched',
    ],
    ['allowed: breadcrumb and page name of the answer', guardScreen, 'shows breadcrumb, name and title'],
    ['refused: on to the start', guard, 'a refused page leads home'],
    [
      'failed without a login cookie: on to /relogin',
      guard,
      'without a login cookie: on to the sign-in, and back to the page after it',
    ],
    [
      'failed with a login cookie: Session expired, its text, Continue',
      guard,
      'with a login cookie: says that the session has expired, and Continue signs in again',
    ],
    [
      'failed at the start: on to /relogin without a dialog',
      guard,
      'at home with a login cookie: on to the sign-in without a word',
    ],
    [
      'closing the dialog clears the three cookies',
      guard,
      'closing the dialog clears the three cookies and goes to the sign-in',
    ],
    [
      'content is shown once the server accepts its key',
      'unit/resources/account/ContentGuard.test.tsx',
      'content is shown once the server accepts the key',
    ],
    ['refused content is not shown', 'unit/resources/account/ContentGuard.test.tsx', '%s leaves nothing in its place'],
  ],
  '1 §2.3': [
    ['empty fields are told', landing, 'asks for what is missing of %j and %j, and asks no server'],
    [
      'the portal chooser offers Aerospace and Forge',
      landing,
      'opens after signing in, with Aerospace at the site root and Forge by a fresh code',
    ],
    [
      'the session landing fills the cookies and goes to the portal, showing nothing',
      session,
      'turns the code into a session once, strips it from the address, shows nothing and goes to the portal',
    ],
  ],
  '1 §3': [
    [
      'the current customer is kept for new tabs',
      'e2e/customers.spec.ts',
      'each tab acts for its own customer; a new tab begins with the one chosen last',
    ],
    [
      'a customer that is never the current one is not kept',
      'e2e/customers.spec.ts',
      '… leaves the tab the customer that it had, and is not kept for new tabs',
    ],
    [
      'the session cookies, their names and lifetimes',
      signIn,
      'keeps the token in a cookie that no script reads, and the name in one that it does',
    ],
    [
      'a session that ends in the middle of creating a user loses nothing',
      'e2e/sessionEnd.spec.ts',
      'what was typed is there again after signing in, and nothing was sent',
    ],
    ['the session lives one day', ends, 'a session ends by itself after a day'],
    [
      'some client ids are never the current customer',
      'e2e/excludedCustomer.spec.ts',
      'is taken over from no link, and no screen asks for its figures',
    ],
    [
      'they are not stored, and leave the tab its own',
      'unit/app/CurrentPage.test.tsx',
      'with a customer that the server refuses leaves the tab the one it had, and is kept nowhere',
    ],
    ['carriers are no customers', 'api/customers.test.ts', 'is offered to nobody, and opens no page: %s'],
    [
      'the client id lives seven days',
      'e2e/customers.spec.ts',
      'staff pick a business unit, then one of its customers, and the page opens anew for it',
    ],
  ],
  '1 §4': [
    [
      'without a cookie nobody is signed in',
      guard,
      'without a login cookie: on to the sign-in, and back to the page after it',
    ],
    [
      'a rejected token leads to the sign-in again',
      'e2e/sessionEnd.spec.ts',
      'what was typed is there again after signing in, and nothing was sent',
    ],
    [
      'an ended session clears the three cookies',
      guard,
      'closing the dialog clears the three cookies and goes to the sign-in',
    ],
    [
      'the loading indicator is on during every call',
      'unit/dataProvider/client.test.ts',
      'counts as running until it has settled',
    ],
  ],
  '1 §5': [['sign-in: empty fields are told', landing, 'asks for what is missing of %j and %j, and asks no server']],
  '1 §6': [
    [
      'role 3 has no customer picker, roles 6 and 1 have Dashboard Reps',
      header,
      'the header of … names who and for whom, and offers what that role may',
    ],
  ],
  '1 §7': [
    ['the password grant with client credentials', signIn, 'signs in by %s'],
    [
      'log out ends the session and clears the cookies',
      ends,
      'by %s ends the session of a browser and clears its three cookies',
    ],
    ['page access answers ok, menu and current page', pageAccess, 'every page answers as the role has it'],
    ['page access answers to GET alike', pageAccess, 'is told of by GET alike'],
    [
      'content access answers by the keys of the role',
      'api/contentAccess.test.ts',
      'role %s is told which content keys it holds',
    ],
    ['the menu answers groups and customer ids', pageAccess, 'the menu lists the allowed pages in their groups'],
    ['customers are found and named', 'api/customers.test.ts', 'customers are named as they are listed'],
    ['the footer’s call is made once per page', guardScreen, 'tells the visit once, and the footer’s call once'],
  ],
  '1 §8': [
    ['the texts of a sign-in that failed', landing, 'says of %s what the specification says'],
    ['a list that fails stays empty', guard, '500 says what failed above the empty table, and Retry brings the rows'],
    ['a failed file says so', 'unit/kit/export/ExportMenu.test.tsx', 'says that it failed'],
  ],
}
