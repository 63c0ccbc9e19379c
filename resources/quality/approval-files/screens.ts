import { screens } from '../../screen.tsx'

/** Documents of parts that customers approve, with what both sides say to them (spec 3 §2 'Approval Files'). */
export const approvalFiles = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['approvalFiles'],
  pages: { 'approval-files': () => import('./ApprovalFiles.tsx') },
})
