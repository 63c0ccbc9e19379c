import { canInstall, installPackage, onPath } from '#scripts/chromium.js'

/** Path of a server program, whose Debian package is installed if it is missing. Throws with instructions otherwise. */
export async function provideProgram(name: string, debianPackage = name) {
  const find = () => onPath(name) ?? onPath(`../sbin/${name}`)
  if (!find() && canInstall()) await installPackage(debianPackage)
  const found = find()
  if (!found) throw new Error(`No ${name} for the tests. Install ${debianPackage} so that it is on PATH.`)
  return found
}
