export { BarDrawing } from './BarDrawing.tsx'
export { DoughnutDrawing } from './DoughnutDrawing.tsx'
export { HorizontalBarDrawing } from './HorizontalBarDrawing.tsx'
export { LineDrawing } from './LineDrawing.tsx'
