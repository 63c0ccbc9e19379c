import { account, accountResources } from './account.es.ts'
import { administration } from './administration.es.ts'
import { budgets } from './budgets.es.ts'
import { concessions } from './concessions.es.ts'
import { controls } from './controls.es.ts'
import { finance } from './finance.es.ts'
import { framework } from './framework.es.ts'
import { home } from './home.es.ts'
import { kit } from './kit.es.ts'
import { logistics } from './logistics.es.ts'
import { metrics } from './metrics.es.ts'
import { onboarding } from './onboarding.es.ts'
import { orders } from './orders.es.ts'
import { shell } from './shell.es.ts'
import { support } from './support.es.ts'
import { trail } from './trail.es.ts'
import { visits } from './visits.es.ts'
import { wip } from './wip.es.ts'

/** Every text in Spanish. */
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
