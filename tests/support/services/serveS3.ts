import { afterAll, beforeAll, vi } from 'vitest'
import { type S3Server, s3Env, startS3 } from './s3Server.ts'

/** Starts an S3 server for the tests of a file, with its settings in the environment. */
export const serveS3 = () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3()
    for (const [name, value] of Object.entries(s3Env(server.url))) vi.stubEnv(name, value)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await server.close()
  })
  return () => server
}
