import { allButReps, page } from '../page.ts'

export const materialPages = [
  page(
    'raw-material-inventory',
    1010,
    'Raw Material Inventory',
    'Inventario de materia prima',
    'Raw Material',
    allButReps,
  ),
  page(
    'incoming-outgoing-material',
    1011,
    'Incoming Outgoing Material',
    'Entradas y salidas de material',
    'Raw Material',
    allButReps,
  ),
  page(
    'raw-material-approval',
    1012,
    'Raw Material Approval',
    'Aprobación de materia prima',
    'Raw Material',
    allButReps,
  ),
] as const
