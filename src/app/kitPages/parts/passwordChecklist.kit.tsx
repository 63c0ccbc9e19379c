import { PasswordChecklist } from '../../../kit/form/fields/PasswordChecklist.tsx'
import type { KitPart } from '../kitPart.ts'

export const part: KitPart = {
  title: 'Password checklist',
  examples: [
    { name: 'Nothing typed', content: <PasswordChecklist id="none" password="" confirmation="" /> },
    { name: 'Some rules met', content: <PasswordChecklist id="some" password="forge" confirmation="forge" /> },
    { name: 'All rules met', content: <PasswordChecklist id="all" password="Forge-2026" confirmation="Forge-2026" /> },
  ],
}
