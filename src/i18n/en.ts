import framework from 'ra-language-english'
import { account, accountResources } from './account.en.ts'
import { administration } from './administration.en.ts'
import { budgets } from './budgets.en.ts'
import { concessions } from './concessions.en.ts'
import { controls } from './controls.en.ts'
import { finance } from './finance.en.ts'
import { home } from './home.en.ts'
import { kit } from './kit.en.ts'
import { logistics } from './logistics.en.ts'
import { metrics } from './metrics.en.ts'
import { onboarding } from './onboarding.en.ts'
import { orders } from './orders.en.ts'
import { shell } from './shell.en.ts'
import { support } from './support.en.ts'
import { trail } from './trail.en.ts'
import { visits } from './visits.en.ts'
import { wip } from './wip.en.ts'

/** Every text in English. */
export const catalogue = {
  ...framework,
  ...shell,
  ...budgets,
  ...concessions,
  ...controls,
  ...administration,
  ...finance,
  ...home,
  ...metrics,
  ...onboarding,
  ...orders,
  ...support,
  ...trail,
  ...visits,
  ...wip,
  resources: {
    ...accountResources,
    ...administration.resources,
    ...budgets.resources,
    ...finance.resources,
    ...logistics.resources,
    ...metrics.resources,
    ...onboarding.resources,
    ...orders.resources,
    ...trail.resources,
    ...visits.resources,
    ...wip.resources,
  },
  kit,
  account,
}
