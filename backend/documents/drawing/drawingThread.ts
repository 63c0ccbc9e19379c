import { move } from 'piscina'
import { lowerPriority } from '../../process/lowPriority.ts'
import type { Paper } from '../paper.ts'
import { drawPaper } from './drawPaper.ts'

lowerPriority()

/** Runs on a worker thread, one document at a time; the bytes are transferred without copying. */
export default async (paper: Paper) => move((await drawPaper(paper)) as Uint8Array<ArrayBuffer>)
