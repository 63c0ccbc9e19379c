import type { Day } from '../../../schema/kinds.ts'
import { roleIds } from '../../../schema/userRules.ts'
import { customerIds } from '../customers.ts'
import { daysBefore, lastYear } from '../moments.ts'
import { type DemoUser, demoUser } from './demoUser.ts'

const { healthy, creditHold, steelMaker, directParent, ringsOnly, aerospace, excluded, volume } = customerIds

/** Page ids of the overrides. */
const users = 59
const shipmentDocuments = 103
const travelLog = 1003
const contractDashboard = 1018

/** Users with no, one or many customers, of every role, with and without overrides. */
const byStanding = (today: Day): DemoUser[] => {
  const usual = { createdAt: daysBefore(today, 410, 35), lastLogin: daysBefore(today, 4, 190) }
  const { admin, staff } = roleIds
  return [
    demoUser({ ...usual, name: 'Noah Sutherland', email: 'noah.sutherland@brennholt.example', customers: [healthy] }),
    demoUser({
      ...usual,
      name: 'Beatriz Olvera Ruiz',
      email: 'beatriz.olvera@corvane.example',
      customers: [creditHold, healthy, directParent, volume],
    }),
    demoUser({ ...usual, name: 'Wesley Tran', email: 'wesley.tran@unlinked.example', company: 'Tran Sourcing' }),
    demoUser({ ...usual, name: 'Rogelio Montemayor', email: 'rogelio.montemayor@anvil.example', roleId: admin }),
    demoUser({
      ...usual,
      name: 'Hannah Eastwick',
      email: 'hannah.eastwick@anvil.example',
      roleId: admin,
      plant: 'aerospace',
    }),
    demoUser({
      ...usual,
      name: 'Pablo Garibay',
      email: 'pablo.garibay@anvil.example',
      roleId: staff,
      customers: [aerospace],
      plant: 'aerospace',
    }),
    demoUser({
      ...usual,
      name: 'Lucía Berlanga',
      email: 'lucia.berlanga@anvil.example',
      roleId: staff,
      customers: [volume],
      overrides: { [users]: false },
    }),
    demoUser({
      ...usual,
      name: 'Owen Bradshaw',
      email: 'owen.bradshaw@ironmere.example',
      customers: [volume],
      overrides: { [travelLog]: true, [shipmentDocuments]: false },
    }),
    demoUser({
      ...usual,
      name: 'Isabelle Marchand',
      email: 'isabelle.marchand@aurelian.example',
      customers: [aerospace],
      plant: 'aerospace',
      overrides: { [contractDashboard]: true },
    }),
    demoUser({
      ...usual,
      name: 'Efraín Salcedo',
      email: 'efrain.salcedo@patiosur.example',
      customers: [excluded, healthy],
    }),
  ]
}

/** Users on either side of the limits that screens and metrics draw. */
const byTime = (today: Day): DemoUser[] => {
  const createdAt = daysBefore(today, 380, 75)
  return [
    demoUser({
      name: 'Erik Sandahl',
      email: 'erik.sandahl@norrvik.example',
      customers: [steelMaker],
      createdAt: daysBefore(today, 6, 15),
      hasPassword: false,
    }),
    demoUser({
      name: 'Renata Quiroga',
      email: 'renata.quiroga@amaranto.example',
      customers: [directParent],
      createdAt,
      lastLogin: daysBefore(today, 89),
    }),
    demoUser({
      name: 'Shinji Morikawa',
      email: 'shinji.morikawa@kitsuragi.example',
      customers: [ringsOnly],
      createdAt,
      lastLogin: daysBefore(today, 92),
    }),
    demoUser({
      name: 'Paige Holloway',
      email: 'paige.holloway@brennholt.example',
      customers: [healthy],
      createdAt,
      lastLogin: daysBefore(today, 2, 60),
      hasExpiredSession: true,
    }),
    demoUser({
      name: 'Gustavo Leal',
      email: 'gustavo.leal@corvane.example',
      customers: [creditHold],
      createdAt: lastYear(today, '06-15T16:20'),
      lastLogin: daysBefore(today, 20, 130),
    }),
    // The last hour of a year in UTC is still that year everywhere west of it; the first is the year before in
    // Monterrey.
    demoUser({
      name: 'Silvia Nochebuena',
      email: 'silvia.nochebuena@amaranto.example',
      customers: [directParent],
      createdAt: lastYear(today, '12-31T23:30'),
    }),
    demoUser({
      name: 'Hikari Hatsuhi',
      email: 'hikari.hatsuhi@kitsuragi.example',
      customers: [ringsOnly],
      createdAt: lastYear(today, '01-01T03:00'),
      lastLogin: daysBefore(today, 150, 45),
    }),
  ]
}

const longestAddress = () => {
  const label = (length: number) => 'forged-ring-and-disc-purchasing-department-'.repeat(2).slice(0, length - 1)
  return `${label(64)}x@${label(60)}x.${label(60)}y.${label(59)}z.example`
}

/** 255 characters as people count them; the emoji make it longer in UTF-16 and in bytes. */
const longestComment = () => {
  const start = 'Call before every shipment 📦: heat number, MTR and photos of the rings 🔥. '
  return [...`${start}${'Prefers mornings. '.repeat(12)}`].slice(0, 253).join('').replace(/ $/, '.').concat('🔧🙂')
}

/** Users whose texts are long, foreign or hostile. */
const byText = (today: Day): DemoUser[] => {
  const usual = { createdAt: daysBefore(today, 300, 20), lastLogin: daysBefore(today, 12, 240), customers: [healthy] }
  return [
    demoUser({ ...usual, name: '桂木 恵子', email: 'keiko@kitsuragi.example', customers: [ringsOnly] }),
    demoUser({
      ...usual,
      name: 'Zoë Þórdís Żółkiewska-Núñez',
      email: 'zoe.zolkiewska@tessaly.example',
      customers: [aerospace],
    }),
    demoUser({ ...usual, name: 'Sigrún', email: 'sigrun@norrvik.example', customers: [steelMaker] }),
    demoUser({
      ...usual,
      name: 'María Guadalupe Ibarra Quintanilla',
      email: 'mg.ibarra@amaranto.example',
      customers: [directParent],
    }),
    demoUser({
      ...usual,
      name: 'Howard Pemberton',
      email: 'howard.pemberton@ironmere.example',
      company: 'International Turbomachinery Repair and Overhaul Company, LP',
      customers: [volume],
    }),
    demoUser({ ...usual, name: 'Bartholomew Featherstonehaugh', email: longestAddress() }),
    demoUser({ ...usual, name: '=1+1', email: 'formula@hostile.example', position: '=1+1' }),
    demoUser({
      ...usual,
      name: '<script>alert(1)</script>',
      email: 'script@hostile.example',
      comments: '<script>alert("comment")</script>',
    }),
    demoUser({ ...usual, name: 'Minus Hundredth', email: 'minus@hostile.example', company: '-0.01', phone: '00123' }),
    demoUser({ ...usual, name: 'Emoji Comment', email: 'emoji@hostile.example', comments: longestComment() }),
    demoUser({ ...usual, name: 'Bare Minimum', email: 'bare@hostile.example', country: '', state: '', city: '' }),
  ]
}

/** The users that DEMO asks for by their state. */
export const particularUsers = (today: Day) => [...byStanding(today), ...byTime(today), ...byText(today)]
