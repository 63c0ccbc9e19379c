import { useEffect } from 'react'
import { showAnswer } from './answerFaults.ts'

/** Shows the faults of an answer while the component shows its rows; null for an answer that has none. */
export const useShownAnswer = (request: string | null) =>
  useEffect(() => (request ? showAnswer(request) : undefined), [request])
