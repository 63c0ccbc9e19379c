import { screens } from '../../screen.tsx'

/** Whom there is, and the forms of a new and of an existing user (spec 1 §2.4 to §2.6). */
export const users = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['users'],
  pages: {
    users: () => import('./UserList.tsx'),
    'create-user': () => import('./UserCreate.tsx'),
    'edit-user': () => import('./UserEdit.tsx'),
  },
  reports: { users: () => import('./report.ts') },
})
