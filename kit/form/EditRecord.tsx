import type { ReactNode } from 'react'
import { EditBase, type RaRecord, useEditContext, useSaveContext } from 'react-admin'

interface Props {
  readonly resource: string
  readonly id: RaRecord['id']
  readonly children: ReactNode
}

// List rows contain only part of a record, so the edited record is fetched and cached separately.
const whole = { isWhole: true }

const query = {
  meta: whole,
  // Refetches on every mount: a cached copy would have an outdated version.
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  onError: () => undefined,
}

export const recordKey = (resource: string, id: RaRecord['id']) => [resource, 'getOne', { id: String(id), meta: whole }]

/**
 * Provides a record and its save function to the form below, which shows errors. Page access has already been checked.
 */
export const EditRecord = ({ resource, id, children }: Props) => (
  <EditBase
    key={id}
    resource={resource}
    id={id}
    mutationMode="pessimistic"
    redirect={false}
    disableAuthentication
    queryOptions={query}
    mutationOptions={{ meta: whole }}
  >
    {children}
  </EditBase>
)

export const useEdited = <R extends RaRecord, Failure = Error>() => {
  const { record, error, refetch } = useEditContext<R, Failure>()
  return { record, error, refetch }
}

/**
 * Saves with react-admin's surrounding create or edit context; resolves to the saved record, or rejects with the error.
 */
export const useSave = <A,>() => {
  const { save } = useSaveContext()
  return (input: object, meta?: object) =>
    new Promise<A>((resolve, reject) => {
      const options = { onSuccess: (saved: unknown) => resolve(saved as A), onError: reject }
      void save?.(input, { ...options, ...(meta && { meta }) })
    })
}
