import { screens } from '../../screen.tsx'

/** What a plant keeps by hand: the records of all types, and the forms of one. */
export const data = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  // They are made from the types of records, which come with the first of these pages.
  resources: [] as readonly string[],
  pages: {
    data: () => import('./RecordList.tsx'),
    'create-data': () => import('./RecordCreate.tsx'),
    'edit-data': () => import('./RecordEdit.tsx'),
    'show-data': () => import('./RecordShow.tsx'),
  },
})
