import type { Selectable } from 'kysely'
import type { quotes } from '#schema/quotes/quotes.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { invalidInput } from '../errors.ts'
import type { Context } from '../implement.ts'
import { crmIdOf } from './choices.ts'
import type { Rates } from './price.ts'

export type QuoteInput = Context<typeof quotes.quotePart>['input']

const wrong = (wire: string) => invalidInput({ [wire]: { code: 'choice' } })

const chosen = <Row>(wire: string, row: Row | undefined): Row => {
  if (row === undefined) throw wrong(wire)
  return row
}

const workOf = async (db: Db, wire: string, kind: 'machining' | 'ultrasonic', guid: string | null) => {
  if (guid === null) return null
  const found = db.selectFrom('quote_works').selectAll().where('kind', '=', kind).where('guid', '=', guid)
  return chosen(wire, await found.executeTakeFirst())
}

/** Throws a validation issue for options that are not available to this customer; the page does not show them. */
const requireOffered = async (db: Db, input: QuoteInput) => {
  const { customerId, type, machiningGuid, ultrasonicGuid, firstHoles, secondHoles, address } = input
  if (input.crmId !== crmIdOf(customerId)) throw wrong('idCRM')
  const offered = await db
    .selectFrom('quote_customers')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  if (offered?.is_ring_only === 1 && type !== 'ring') throw wrong('guidTipoPieza')
  if (offered?.has_works !== 1) {
    if (machiningGuid !== null) throw wrong('opcionMaq')
    if (ultrasonicGuid !== null) throw wrong('opcionUT')
    if (firstHoles + secondHoles > 0) throw wrong(firstHoles > 0 ? 'noagujeros1' : 'noagujeros2')
  }
  if (address === null) return
  const known = db.selectFrom('quote_addresses').select('id').where('customer_id', '=', customerId)
  chosen('strDireccionEmbarque', await known.where('address', '=', address).executeTakeFirst())
}

export const ratesFor = async (db: Db, input: QuoteInput) => {
  await requireOffered(db, input)
  const { specGuid, treatmentGuid, type } = input
  const specs = db.selectFrom('quote_specs').selectAll().where('guid', '=', specGuid)
  const spec = chosen('guidResumenEspecificacion', await specs.executeTakeFirst())
  const treatments = db.selectFrom('quote_treatments').selectAll().where('spec_id', '=', spec.id)
  const treatment =
    treatmentGuid === null
      ? null
      : chosen('opcionTT', await treatments.where('guid', '=', treatmentGuid).executeTakeFirst())
  const machining = await workOf(db, 'opcionMaq', 'machining', input.machiningGuid)
  const ultrasonic = await workOf(db, 'opcionUT', 'ultrasonic', input.ultrasonicGuid)
  const shapes = db.selectFrom('quote_shapes').selectAll().where('shape', '=', type)
  const shape = chosen('guidTipoPieza', await shapes.executeTakeFirst())
  return {
    rates: {
      shape,
      spec,
      treatment: treatment ?? undefined,
      works: [machining, ultrasonic].filter((work) => work !== null),
      steps: await db.selectFrom('quote_steps').selectAll().execute(),
    },
    names: {
      spec: spec.name,
      treatment: treatment?.name ?? null,
      machining: machining?.name ?? null,
      ultrasonic: ultrasonic?.name ?? null,
    },
  }
}

type NamedLine = Pick<Selectable<Tables['quote_lines']>, 'shape' | 'spec' | 'treatment' | 'machining' | 'ultrasonic'>

/** Names of rates are not unique; an ambiguous name finds none. */
const onlyOne = <Row>(rows: readonly Row[]) => (rows.length === 1 ? rows[0] : undefined)

/** Current rates of a quoted line, which stores the names of its options; null unless each name stands for one rate. */
export const ratesOfLine = async (db: Db, line: NamedLine): Promise<Rates | null> => {
  const { shape: shapeName, spec: specName, treatment: treatmentName, machining, ultrasonic } = line
  if (shapeName === null || specName === null) return null
  const spec = onlyOne(await db.selectFrom('quote_specs').selectAll().where('name', '=', specName).execute())
  const shape = onlyOne(await db.selectFrom('quote_shapes').selectAll().where('shape', '=', shapeName).execute())
  if (!spec || !shape) return null
  const treatments = db.selectFrom('quote_treatments').selectAll().where('spec_id', '=', spec.id)
  const treatment =
    treatmentName === null ? null : onlyOne(await treatments.where('name', '=', treatmentName).execute())
  const workNamed = async (kind: 'machining' | 'ultrasonic', name: string | null) => {
    const named = db.selectFrom('quote_works').selectAll().where('kind', '=', kind)
    return name === null ? null : onlyOne(await named.where('name', '=', name).execute())
  }
  const works = [await workNamed('machining', machining), await workNamed('ultrasonic', ultrasonic)]
  if (treatment === undefined || works.includes(undefined)) return null
  return {
    shape,
    spec,
    treatment: treatment ?? undefined,
    works: works.filter((work) => work !== null && work !== undefined),
    steps: await db.selectFrom('quote_steps').selectAll().execute(),
  }
}
