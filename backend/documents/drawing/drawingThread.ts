import { move } from 'piscina'
import { lowerPriority } from '../../process/lowPriority.ts'
import type { Paper } from '../paper.ts'
import { drawPaper } from './drawPaper.ts'

lowerPriority()

/** Runs on a thread of its own, one document at a time; its bytes change hands without a copy. */
export default async (paper: Paper) => move((await drawPaper(paper)) as Uint8Array<ArrayBuffer>)
