import { roleIds } from '#schema/account/userRules.ts'
import type { Day } from '#schema/kinds.ts'
import { customerIds } from '../customers.ts'
import { daysBefore, lastYear } from '../moments.ts'
import { type DemoUser, type DemoUserInput, demoUser } from './demoUser.ts'

const { healthy, creditHold, steelMaker, directParent, ringsOnly, aerospace, excluded, volume } = customerIds
const { admin, staff } = roleIds

const users = 59
const shipmentDocuments = 103
const travelLog = 1003
const contractDashboard = 1018

/** Users without customers, with one, and with many; in every role, with and without overrides. */
const byActivity: readonly DemoUserInput[] = [
  { name: 'Noah Sutherland', customers: [healthy] },
  {
    name: 'Beatriz Olvera Ruiz',
    email: 'beatriz.olvera@corvane.example',
    customers: [creditHold, healthy, directParent, volume],
  },
  { name: 'Wesley Tran', email: 'wesley.tran@unlinked.example', company: 'Tran Sourcing' },
  { name: 'Rogelio Montemayor', role_id: admin },
  { name: 'Hannah Eastwick', role_id: admin, plant: 'aerospace' },
  { name: 'Pablo Garibay', role_id: staff, customers: [aerospace], plant: 'aerospace' },
  { name: 'Lucía Berlanga', role_id: staff, customers: [volume], overrides: { [users]: false } },
  { name: 'Owen Bradshaw', customers: [volume], overrides: { [travelLog]: true, [shipmentDocuments]: false } },
  {
    name: 'Isabelle Marchand',
    customers: [aerospace],
    plant: 'aerospace',
    overrides: { [contractDashboard]: true },
  },
  { name: 'Efraín Salcedo', customers: [excluded, healthy] },
]

/** Users on both sides of the time limits in screens and metrics. */
const byTime = (today: Day): readonly DemoUserInput[] => [
  { name: 'Erik Sandahl', customers: [steelMaker], created_at: daysBefore(today, 6, 15), hasPassword: false },
  { name: 'Renata Quiroga', customers: [directParent], last_login: daysBefore(today, 89) },
  { name: 'Shinji Morikawa', customers: [ringsOnly], last_login: daysBefore(today, 92) },
  { name: 'Paige Holloway', customers: [healthy], last_login: daysBefore(today, 2, 60), hasExpiredSession: true },
  {
    name: 'Gustavo Leal',
    customers: [creditHold],
    created_at: lastYear(today, '06-15T16:20'),
    last_login: daysBefore(today, 20, 130),
  },
  // The last hour of a year in UTC is in the same year everywhere west of it; the first hour is still the previous year
  // in Monterrey.
  { name: 'Silvia Nochebuena', customers: [directParent], created_at: lastYear(today, '12-31T23:30') },
  {
    name: 'Hikari Hatsuhi',
    customers: [ringsOnly],
    created_at: lastYear(today, '01-01T03:00'),
    last_login: daysBefore(today, 150, 45),
  },
]

const longestAddress = () => {
  const label = (length: number) => 'forged-ring-and-disc-purchasing-department-'.repeat(2).slice(0, length - 1)
  return `${label(64)}x@${label(60)}x.${label(60)}y.${label(59)}z.example`
}

/** 255 Unicode characters; the emoji make it longer in UTF-16 and in bytes. */
const longestComment = () => {
  const start = 'Call before every shipment 📦: heat number, MTR and photos of the rings 🔥. '
  return [...`${start}${'Prefers mornings. '.repeat(12)}`].slice(0, 253).join('').replace(/ $/, '.').concat('🔧🙂')
}

/** User values used instead when extreme values are planted. */
interface WithExtreme extends DemoUserInput {
  readonly extreme?: DemoUserInput
}

/** Users with long or foreign texts. */
const byText: readonly WithExtreme[] = [
  { name: '桂木 恵子', email: 'keiko@kitsuragi.example', customers: [ringsOnly] },
  { name: 'Zoë Þórdís Żółkiewska-Núñez', email: 'zoe.zolkiewska@tessaly.example', customers: [aerospace] },
  { name: 'Sigrún', customers: [steelMaker] },
  { name: 'María Guadalupe Ibarra Quintanilla', email: 'mg.ibarra@amaranto.example', customers: [directParent] },
  {
    name: 'Howard Pemberton',
    company: 'International Turbomachinery Repair and Overhaul Company, LP',
    customers: [volume],
  },
  {
    name: 'Bartholomew Featherstonehaugh',
    extreme: { name: 'Bartholomew Featherstonehaugh', email: longestAddress() },
  },
  {
    name: 'Adriana Cantú Sáenz',
    position: 'Materials Planner',
    extreme: { name: '=1+1', email: 'formula@hostile.example', position: '=1+1' },
  },
  {
    name: 'Morgan Whitfield',
    comments: 'Receives the certificates of all rings.',
    extreme: {
      name: '<script>alert(1)</script>',
      email: 'script@hostile.example',
      comments: '<script>alert("comment")</script>',
    },
  },
  {
    name: 'Dana Prewitt',
    extreme: { name: 'Minus Hundredth', email: 'minus@hostile.example', company: '-0.01', phone: '00123' },
  },
  {
    name: 'Elliot Marchetti',
    comments: 'Call before every shipment 📦. Prefers mornings.',
    extreme: { name: 'Emoji Comment', email: 'emoji@hostile.example', comments: longestComment() },
  },
  {
    name: 'Bruno Salvatierra',
    ...{ country: '', state: '', city: '' },
    extreme: { name: 'Bare Minimum', email: 'bare@hostile.example' },
  },
]

export const particularUsers = (today: Day, hasExtremes: boolean): DemoUser[] => {
  const standing = { created_at: daysBefore(today, 410, 35), last_login: daysBefore(today, 4, 190) }
  const timed = { created_at: daysBefore(today, 380, 75) }
  const text = { created_at: daysBefore(today, 300, 20), last_login: daysBefore(today, 12, 240), customers: [healthy] }
  return [
    ...byActivity.map((given) => demoUser({ ...standing, ...given })),
    ...byTime(today).map((given) => demoUser({ ...timed, ...given })),
    ...byText.map(({ extreme, ...given }) => demoUser({ ...text, ...given, ...(hasExtremes ? extreme : {}) })),
  ]
}
