import { useParams } from 'react-router-dom'
import { Layout } from '../layout/Layout.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { KitIndex } from './KitIndex.tsx'
import { KitPartPage } from './KitPartPage.tsx'
import { kitParts } from './kitPart.ts'

/** `/forge/kit` and all below it, in development only: each part of the kit in all its states. */
export const KitPages = () => {
  const name = useParams()['*']?.replace(/\/$/, '') ?? ''
  const part = kitParts.get(name)
  return (
    <Layout page={null}>
      {name === '' ? <KitIndex /> : part ? <KitPartPage key={name} part={part} /> : <NotFound />}
    </Layout>
  )
}
