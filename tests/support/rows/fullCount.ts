import type { Instant } from '#schema/kinds.ts'
import { dayIn } from '#values/days.ts'
import type { Rows } from '../database/openRows.ts'
import { businessDay } from '../portal/settings.ts'

const timeZone = 'America/Monterrey'
const plantsOf = [['aerospace'], ['forge'], ['aerospace', 'forge']]

const months = (count: number) => {
  const [year = 0, month = 0] = businessDay.split('-').map(Number)
  return Array.from({ length: count }, (_, at) => {
    const number = year * 12 + month - 1 - (count - 1 - at)
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
  })
}

const asChart = (names: readonly string[], counts: ReadonlyMap<string, number>) =>
  names.map((month) => ({
    Valor1: Number(month.slice(0, 4)),
    Valor2: Number(month.slice(5)),
    Valor3: counts.get(month) ?? 0,
  }))

const countBy = <T>(rows: readonly T[], keyOf: (row: T) => string) => {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}

/** Expected chart values of a division, counted row by row. */
export async function countEverything({ ask }: Rows, division: number) {
  const plants = plantsOf[division] ?? []
  const isMeant = ({ plant }: { plant?: string }) => plants.includes(plant ?? '')
  const users = (await ask('select plant, created_at from users where deleted_at is null')).filter(isMeant)
  const year = months(12)
  const visits = (await ask('select plant, day, page_name from visits')).filter(
    (visit) => isMeant(visit) && visit.day >= `${year[0]}-01` && visit.day <= businessDay,
  )
  const pages = [...countBy(visits, ({ page_name }) => page_name)].sort(
    ([left, more], [right, less]) => less - more || (left < right ? -1 : 1),
  )
  const top = pages.slice(0, 10)
  return {
    TotalUsuariosEnPlataforma: { TotalUsuarios: users.length },
    UsuariosCreadosXmes: {
      DatosGrafica: asChart(
        months(11),
        countBy(users, (user) => dayIn(timeZone, user.created_at as Instant).slice(0, 7)),
      ),
    },
    PaginasMasVisitadas: { categories: top.map(([name]) => name), data: top.map(([, count]) => count) },
    VisitasMensualesPlataforma: {
      DatosGrafica: asChart(
        year,
        countBy(visits, ({ day }) => day.slice(0, 7)),
      ),
    },
  }
}
