import { PersonCard } from '../../../kit/cards/PersonCard.tsx'
import type { KitPart } from '../kitPart.ts'
import { Cards } from '../samples/Cards.tsx'

const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%233F6148'/%3E%3Ccircle cx='4' cy='4' r='2' fill='%23F2CDB0'/%3E%3C/svg%3E"

const iris = { name: 'Iris Sandoval', email: 'iris.sandoval@anvil.example', photo: null }

export const part: KitPart = {
  title: 'Person card',
  examples: [
    {
      name: 'With a photo, without, without an address, nobody',
      content: (
        <Cards>
          <PersonCard title="Sales Representative" person={{ ...iris, photo: face }} />
          <PersonCard title="Backup" person={iris} />
          <PersonCard title="Commercial Manager" person={{ ...iris, email: null }} />
          <PersonCard title="IT Representative" person={null} />
        </Cards>
      ),
    },
    {
      name: 'Long texts',
      content: (
        <Cards width={240}>
          <PersonCard
            title="Representante de cuentas por cobrar"
            person={{
              ...iris,
              name: 'Bartholomew Featherstonehaugh-Cholmondeley',
              email: `${'x'.repeat(60)}@a.example`,
            }}
          />
        </Cards>
      ),
    },
    { name: 'Loading', content: <PersonCard title="Somebody on the way" person={null} isLoading /> },
    {
      name: 'Failed',
      content: (
        <PersonCard title="Somebody who failed" person={null} error={new Error('gone')} onRetry={() => undefined} />
      ),
    },
  ],
}
