import type { company } from '#schema/company/company.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'
import { lookOf } from './photo.ts'

const inOrder = (db: Db) =>
  db
    .selectFrom('team_members')
    .select(['id', 'name', 'role', 'role_es as roleEs', 'is_sample'])
    .orderBy('place')
    .orderBy('id')
    .execute()

export const team: Handler<typeof company.team> = async ({ db }) =>
  (await inOrder(db)).map(({ is_sample, ...member }) => ({ ...member, isSample: is_sample === 1 }))

const memberOf = (db: Db, { id }: { id: number }) =>
  db
    .selectFrom('team_members')
    .leftJoin('team_photos', 'team_photos.team_member_id', 'team_members.id')
    .select(['team_members.name', 'team_photos.media_type as type', 'team_photos.photo as bytes'])
    .where('team_members.id', '=', id)
    .execute()

export const portrait: Handler<typeof company.portrait> = async ({ db, input }) =>
  lookOf((await memberOf(db, input))[0])
