import { everyRole, page } from '../page.ts'

export const qualityPages = [
  page('concessions', 1004, 'Concessions', 'Concesiones', 'Quality', everyRole),
  page('approvals', 1005, 'Approvals', 'Aprobaciones', 'Quality', everyRole),
  page('approval-files', 1006, 'Approval Files', 'Archivos de aprobación', 'Quality', everyRole),
  page('quality-dashboard', 1007, 'Quality Dashboard', 'Panel de calidad', 'Quality', everyRole),
  page('scorecard', 1008, 'Scorecard', 'Tarjeta de desempeño', 'Quality', everyRole),
] as const
