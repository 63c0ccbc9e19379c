/** Import rule of a folder: permitted project folders, and permitted packages if limited. */
export type Zone = { folder: string; mayImport: string[]; onlyPackages?: string[] }

const providers = ['dataProvider', 'authProvider']

/** Permitted imports. A folder may always import itself; folders outside the zones may import anything. */
export const zones: Zone[] = [
  { folder: 'values', mayImport: [], onlyPackages: [] },
  { folder: 'schema', mayImport: ['values'], onlyPackages: ['zod'] },
  { folder: 'dataProvider', mayImport: ['schema', 'values'] },
  { folder: 'authProvider', mayImport: ['schema', 'values', 'dataProvider'] },
  { folder: 'kit', mayImport: ['schema', 'values'] },
  { folder: 'src/landing', mayImport: ['src', 'kit', 'authProvider', 'values'] },
  { folder: 'resources', mayImport: ['schema', 'values', 'kit', ...providers] },
  { folder: 'src', mayImport: ['schema', 'values', 'kit', 'resources', 'showcase', ...providers] },
  { folder: 'backend', mayImport: ['schema', 'values', 'docs/examples'] },
  // A migration that has run on somebody's data must do the same for others, so nothing in it may change.
  { folder: 'backend/database/migrations', mayImport: [], onlyPackages: ['kysely', 'node:url'] },
  { folder: 'proxy', mayImport: ['schema', 'values', 'backend'] },
]

/** All folders with code, from which the forbidden folders of a zone are derived. */
const codeFolders = [
  'values',
  'schema',
  'kit',
  'resources',
  'dataProvider',
  'authProvider',
  'src',
  'proxy',
  'backend',
  'showcase',
  'tests',
  'bench',
  'scripts',
]

export function zoneOf(file: string) {
  const holding = zones.filter(({ folder }) => file.startsWith(`${folder}/`))
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0]
}

export function mayImport(zone: Zone, file: string) {
  return [zone.folder, ...zone.mayImport].some((folder) => file.startsWith(`${folder}/`))
}

/** Options of Biome's noRestrictedImports for a zone. */
export function restrictionsOf(zone: Zone) {
  const [root = ''] = zone.folder.split('/')
  const own = [zone.folder, ...zone.mayImport]
  const group = codeFolders.filter((folder) => !own.includes(folder)).map((folder) => `#${folder}/**`)
  const outside = zone.folder === root || own.includes(root) ? [] : ['../**']
  return {
    group: [...group, ...outside],
    message: `${zone.folder} may import ${zone.mayImport.join(', ') || 'nothing'} of this project.`,
  }
}
