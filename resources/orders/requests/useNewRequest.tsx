import { useCallback, useState } from 'react'
import { chunk } from '#kit/chunk.ts'
import type { Texts } from '#kit/texts.ts'
import { useOnDemand } from '#kit/useOnDemand.ts'
import type { Subject } from './NewRequest.tsx'
import { useSide } from './useSide.ts'

const newRequest = chunk(async () => (await import('./NewRequest.tsx')).NewRequest)

const texts: readonly Texts[] = [{ en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }]

type OnSent = () => void

/** Opens new requests; null for users who are not customers. Form and texts are loaded with the first. */
export const useNewRequest = () => {
  const [NewRequest, fetch] = useOnDemand(newRequest, texts)
  const [asked, setAsked] = useState<{ readonly subject: Subject; readonly onSent?: OnSent | undefined } | null>(null)
  const open = useCallback(
    async (subject: Subject, onSent?: OnSent) => {
      if (await fetch()) setAsked({ subject, onSent })
    },
    [fetch],
  )
  return {
    open: useSide() === 'customer' ? open : null,
    form: asked && NewRequest && <NewRequest {...asked.subject} onSent={asked.onSent} onClose={() => setAsked(null)} />,
  }
}
