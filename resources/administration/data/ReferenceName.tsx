import { useGetManyAggregate } from 'react-admin'
import { resourceOf } from '#schema/records/index.ts'
import { nameOf } from './records.ts'

/** Requests of the same page are combined into one. */
export const useReferred = (typeName: string, id: unknown) => {
  const isSet = id !== null && id !== undefined && id !== ''
  const { data } = useGetManyAggregate(
    resourceOf(typeName),
    { ids: isSet ? [id as number] : [] },
    { enabled: isSet, retry: false },
  )
  return isSet ? data?.[0] : undefined
}

interface Props {
  readonly typeName: string
  readonly id: unknown
}

/** Shows the id until the name is loaded. */
export const ReferenceName = ({ typeName, id }: Props) => {
  const found = useReferred(typeName, id)
  return found ? nameOf(typeName, found) : String(id ?? '')
}
