import { sql } from 'kysely'
import type { home } from '#schema/home/home.ts'
import type { Day } from '#schema/kinds.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

const maxNews = 10

const published = prepared((db, value: Placing<{ customerId: number; today: Day }>) =>
  db
    .selectFrom('news')
    .select(['news.id', sql<Day>`news.published_on`.as('publishedOn'), 'news.title', 'news.body', 'news.link'])
    .select(['news.title_es as titleEs', 'news.body_es as bodyEs'])
    .where((eb) => {
      const unit = eb.selectFrom('customers').select('customers.unit').where('customers.id', '=', value('customerId'))
      return eb.or([eb('news.unit', 'is', null), eb('news.unit', '=', unit)])
    })
    .where('news.published_on', '<=', value('today'))
    .orderBy('news.published_on', 'desc')
    .orderBy('news.id', 'desc')
    .limit(maxNews),
)

export const news: Handler<typeof home.news> = ({ db, clock, input }) =>
  published(db, { customerId: input.customerId, today: clock.today() })

export const rawMaterialNotice: Handler<typeof home.rawMaterialNotice> = async ({ db, input }) =>
  (await db
    .selectFrom('customer_terms')
    .select('material_notice as text')
    .where('customer_id', '=', input.customerId)
    .executeTakeFirst()) ?? { text: null }
