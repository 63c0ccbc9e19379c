import { useGetManyAggregate } from 'react-admin'
import { resourceOf } from '../../../../schema/records/index.ts'
import { nameOf } from '../records.ts'

/** The records that ids name, all that a page asks for at once in one question. */
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

/** The name of the record that a field refers to; its number until that is known. */
export const ReferenceName = ({ typeName, id }: Props) => {
  const found = useReferred(typeName, id)
  return found ? nameOf(typeName, found) : String(id ?? '')
}
