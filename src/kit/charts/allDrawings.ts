export { BarDrawing } from './BarDrawing.tsx'
export { DoughnutDrawing } from './DoughnutDrawing.tsx'
export { LineDrawing } from './LineDrawing.tsx'
