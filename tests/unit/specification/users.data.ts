import type { Bullets } from './bullet.ts'

const list = 'e2e/usersList.spec.ts'
const listScreen = 'unit/resources/administration/users/UserList.test.tsx'
const create = 'api/userCreate.test.ts'
const createScreen = 'unit/resources/administration/users/UserCreate.test.tsx'
const createBrowser = 'e2e/userCreate.spec.ts'
const edit = 'api/userEdit.test.ts'
const editScreen = 'unit/resources/administration/users/UserEdit.test.tsx'
const editBrowser = 'e2e/userEdit.spec.ts'
const model = 'unit/resources/administration/users/userModel.test.ts'
const groups = 'unit/resources/administration/users/pageGroups.test.ts'
const life = 'e2e/userLife.spec.ts'

/** The users list, creating, editing and deleting users, roles and permissions (spec 1 §2.4 to 2.6, §3 to §8). */
export const users: Bullets = {
  '1 §2.4': [
    [
      'the columns, and an EDIT button in each row',
      list,
      'lists the users with the columns of the specification and an EDIT button in each row',
    ],
    [
      'Add User leads to the form, EDIT to the user',
      listScreen,
      'leads to Add User, to onboarding and to the edit page of each user',
    ],
    [
      'the table can be downloaded',
      'e2e/usersExport.spec.ts',
      '… holds all users, in the columns shown, and no formula',
    ],
    ['an empty table says so', list, 'says that nothing was found, and leads back to all users'],
    ['page sizes', list, 'shows page after page, as many rows as chosen, and keeps the page over a reload'],
  ],
  '1 §2.5': [
    [
      'the fields and what is required',
      createBrowser,
      'starts with the administrator, marks what is required, and complains at the fields',
    ],
    [
      'role 1 at first, without a relation',
      createScreen,
      'starts as an administrator, without a relation, all pages ticked',
    ],
    [
      'the relation of other roles, several at once',
      createScreen,
      'of a linked role demands a relation of those shown, carriers named as such',
    ],
    ['the plants: Forge always, Aeroespace by its tick', model, 'says the plant by the tick of Aeroespace'],
    ['the checklist of pages', groups, 'of a new user shows the known pages, and our own apart'],
    ['the breadcrumb leads to Users', createBrowser, 'asks before unsaved input is left'],
  ],
  '1 §2.6': [
    [
      'the title with the username, breadcrumb, dates read only, the note on the password',
      editBrowser,
      'shows the user as it is, under its username, with the dates that nobody types',
    ],
    ['an optional new password', edit, 'that is left out stays, one that is typed counts'],
    ['without such a user on to the start', editBrowser, 'without a user of that id the page goes home'],
    ['an id that nobody has leads to the start', editBrowser, 'an id that nobody has leads home'],
    ['only the known pages in the checklist', groups, 'of an edited user knows the pages without a name too'],
  ],
  '1 §3': [
    ['the fields of a user', create, 'keeps every field'],
    ['role 1 sends its client ids as null', model, 'of role 1 sends its client ids as null'],
    ['an edit sends a password only when one is typed', model, 'sends no password unless one is typed'],
    ['only the changed permissions are sent', model, 'are sent as the differences only'],
    ['permissions that cannot be changed', edit, 'never take the page %i away'],
    ['roles come from the server', createScreen, 'offers staff the roles that it may give, and starts with a customer'],
    [
      'the relation in both forms of the answer',
      createScreen,
      'loses the relation with the role, whose own list is loaded',
    ],
    [
      'carriers are named as such',
      createScreen,
      'of a linked role demands a relation of those shown, carriers named as such',
    ],
  ],
  '1 §4': [
    [
      'the form is disabled once the user is made, and says so',
      createScreen,
      'disables the form once the user is made, and says so when the mail failed',
    ],
    [
      'an update says so, and the page reloads',
      editScreen,
      'sends what was changed with the version that it was read with, and no password',
    ],
    ['a deletion says so, and disables the inputs', editScreen, 'disables the inputs once it is done'],
    [
      'a change of role empties the relation and loads the new list',
      createBrowser,
      'a change of the client type empties the relation and ticks the pages of the new one',
    ],
    [
      'a change of role ticks its pages',
      editScreen,
      "ticks the new role's pages and those without a name only when the role is changed",
    ],
  ],
  '1 §5': [
    [
      'create: what is required',
      createBrowser,
      'starts with the administrator, marks what is required, and complains at the fields',
    ],
    ['create: a relation but for role 1', create, 'is required for role %i'],
    ['create: role 1 needs none', create, 'is not for administrators'],
    ['edit: what is required', 'api/badInput.test.ts', 'is required or may be empty: %j'],
    ['edit: a blank password changes nothing', edit, 'that is left out stays, one that is typed counts'],
    ['the password rule holds on both sides', edit, '%j is refused and the old one stays'],
    [
      'the password rule at its field',
      editBrowser,
      'a password that breaks the rule is complained about; one that keeps it is set',
    ],
    ['delete asks first, in its words', editScreen, 'asks first, and leaves all as it is when cancelled'],
  ],
  '1 §6': [
    ['role 1 creates, edits and deletes every user', 'unit/schema/userRules.test.ts', 'role %i: %j'],
    ['role 4 those of roles 0, 3, 4 and 6', 'api/powers.test.ts', 'staff make, edit and delete users of role %i'],
    ['the other roles nobody', 'api/powers.test.ts', 'does nothing of it without the pages'],
    ['the default pages of each role', create, 'has the role’s pages and the overrides'],
    ['the known page ids', 'api/pageAccess.test.ts', 'is the one that was agreed'],
    ['on edit 102, 126 and 82 come with a change of role', groups, '%d ticks %j besides on edit'],
    [
      'a granter gives no more than is had',
      'api/powers.test.ts',
      'do not grant the page %i, which they lack, to a new user',
    ],
    [
      'an override goes before the role, on every address of the page',
      'api/pageAccess.test.ts',
      'a page that is %s answers so on every address that shares it, and no other changes',
    ],
    [
      'which rule decides is explained, and is what the calls say',
      'api/explainedAccess.test.ts',
      'the explanation is what the calls of page and content access say, for every user of the demo',
    ],
  ],
  '1 §7': [
    ['Users/{id} and Users/getUnidad/{id}/', 'api/userList.test.ts', 'has of each user what the calls of one user say'],
    [
      'the users list call: sorted, filtered, paged',
      'api/userList.test.ts',
      'holds everybody but the deleted, by name, and how many they are',
    ],
    [
      'every call is refused to whom it is not meant for',
      'api/callAccess.test.ts',
      'is answered to whom it is meant for, and refused to the others',
    ],
    [
      'register answers the text of what is wrong',
      createScreen,
      "shows the server's text in the red banner and its issue at the field",
    ],
    ['delete-user by GET as well', 'api/userDelete.test.ts', 'takes the user out of every answer and keeps the row'],
    [
      'from the form to the database and back',
      life,
      'a user is created, sets a password by mail, is edited, gets other pages, and is deleted',
    ],
  ],
  '1 §8': [
    [
      'create: the server’s text in the red banner',
      createBrowser,
      'its issue stands at the field, which has the focus, and in the banner',
    ],
    [
      'update: the server’s text, and what was typed stays',
      editBrowser,
      'a stale state: shows what is newer, keeps what was typed, and saves it over that',
    ],
    [
      'delete: the server’s text in the red banner',
      editBrowser,
      "an administrator's own deletion, with the server's text in the red banner",
    ],
    [
      'made, but the mail failed: told as success',
      'e2e/mailFails.spec.ts',
      'a user whose mail cannot be sent is created all the same, and the form says so',
    ],
  ],
}
