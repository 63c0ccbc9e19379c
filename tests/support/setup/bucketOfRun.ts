import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { putFiles } from '#backend/backup/copyFiles.ts'
import { bucket, s3Env, startS3 } from '../services/s3Server.ts'

/** With TEST_FILES=s3, starts an S3 server for the run. Returns a function that removes it. */
export async function prepareBucket() {
  if (process.env.TEST_FILES !== 's3') return () => {}
  const server = await startS3()
  process.env.TEST_S3_DIRECTORY = server.directory
  // The client reads them in the processes of the tests, too.
  Object.assign(process.env, s3Env(server.url))
  return server.close
}

/** The bucket of the run with a prefix for a portal, the name of its data folder; undefined without TEST_FILES=s3. */
export const bucketOfRun = (dataDir: string) =>
  process.env.TEST_FILES === 's3' ? { name: bucket, prefix: `${basename(dataDir)}/`, isInPath: true } : undefined

/** Settings of a portal whose files are in the bucket of the run; none without TEST_FILES=s3. */
export const bucketSettings = (dataDir: string): Record<string, string> => {
  const { TEST_FILES, AWS_ENDPOINT_URL_S3: url } = process.env
  return TEST_FILES === 's3' && url ? { FILES_URL: `s3://${bucket}/${basename(dataDir)}`, ...s3Env(url) } : {}
}

/** Moves the files of a portal's data folder into the bucket of the run, if there is one. */
export const moveToBucket = async (dataDir: string) => {
  const place = { dataDir, bucket: bucketOfRun(dataDir) }
  if (!place.bucket) return
  await putFiles(dataDir, place)
  rmSync(join(dataDir, 'files'), { recursive: true })
}
