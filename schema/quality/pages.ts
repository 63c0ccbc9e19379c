import { allRoles, page } from '../page.ts'

/** What customers approve, and how the plant does (spec 2 §2). */
export const qualityPages = [
  page('concessions', 1004, 'Concessions', 'Concesiones', 'Quality', allRoles),
  page('approvals', 1005, 'Approvals', 'Aprobaciones', 'Quality', allRoles),
  page('approval-files', 1006, 'Approval Files', 'Archivos de aprobación', 'Quality', allRoles),
  page('quality-dashboard', 1007, 'Quality Dashboard', 'Panel de calidad', 'Quality', allRoles),
  page('scorecard', 1008, 'Scorecard', 'Tarjeta de desempeño', 'Quality', allRoles),
] as const
