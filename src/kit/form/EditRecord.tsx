import type { ReactNode } from 'react'
import { EditBase, type RaRecord, useEditContext, useSaveContext } from 'react-admin'

interface Props {
  readonly resource: string
  readonly id: RaRecord['id']
  readonly children: ReactNode
}

// Rows of a list are less than the record: what is edited is asked for, and kept, apart from them.
const whole = { isWhole: true }

const asked = {
  meta: whole,
  // Anew each time the page opens: an old copy would carry an old version.
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  onError: () => undefined,
}

/** The key under which react-admin keeps a record that is being edited. */
export const recordKey = (resource: string, id: RaRecord['id']) => [resource, 'getOne', { id: String(id), meta: whole }]

/**
 * A record of a resource, and the way to save it, for the form below; what has failed is told there. Whether the page may
 * be seen has been asked already.
 */
export const EditRecord = ({ resource, id, children }: Props) => (
  <EditBase
    key={id}
    resource={resource}
    id={id}
    mutationMode="pessimistic"
    redirect={false}
    disableAuthentication
    queryOptions={asked}
    mutationOptions={{ meta: whole }}
  >
    {children}
  </EditBase>
)

/** The record that is edited, or why there is none. */
export const useEdited = <R extends RaRecord, Failure = Error>() => {
  const { record, error, refetch } = useEditContext<R, Failure>()
  return { record, error, refetch }
}

/** Saves through react-admin's create or edit around: resolves to the saved record, or rejects with why it is not. */
export const useSave = <A,>() => {
  const { save } = useSaveContext()
  return (input: object, meta?: object) =>
    new Promise<A>((resolve, reject) => {
      const told = { onSuccess: (saved: unknown) => resolve(saved as A), onError: reject }
      void save?.(input, { ...told, ...(meta && { meta }) })
    })
}
