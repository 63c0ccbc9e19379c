import { useCallback, useState } from 'react'
import { chunk } from '#kit/chunk.ts'
import type { Texts } from '#kit/texts.ts'
import { useOnDemand } from '#kit/useOnDemand.ts'
import type { Subject } from './NewRequest.tsx'
import { useSide } from './useSide.ts'

const newRequest = chunk(async () => (await import('./NewRequest.tsx')).NewRequest)

const texts: readonly Texts[] = [{ en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }]

/** Opens new requests; null for users who are not customers. Form and texts are loaded with the first. */
export const useNewRequest = () => {
  const [NewRequest, fetch] = useOnDemand(newRequest, texts)
  const [subject, setSubject] = useState<Subject | null>(null)
  const open = useCallback(
    async (of: Subject) => {
      if (await fetch()) setSubject(of)
    },
    [fetch],
  )
  return {
    open: useSide() === 'customer' ? open : null,
    form: subject && NewRequest && <NewRequest {...subject} onClose={() => setSubject(null)} />,
  }
}
