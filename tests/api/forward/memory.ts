import type { Portal } from '#tests/support/portal/portal.ts'

async function residentBytes({ metricsUrl }: Portal) {
  const metrics = await (await fetch(metricsUrl)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}

export async function growthOf(portal: Portal) {
  const before = await residentBytes(portal)
  let max = 0
  return {
    look: async () => {
      max = Math.max(max, (await residentBytes(portal)) - before)
    },
    max: () => max,
  }
}
