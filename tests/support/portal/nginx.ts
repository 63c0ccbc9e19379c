import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { provideProgram } from '../setup/debian.ts'
import { freePort } from './ports.ts'

/** Name in the nginx sample. */
export const publicHost = 'portal.example.com'

/** Runs nginx with the sample in a folder; only ports, portals and certificates differ. */
export const startNginx = async (folder: string, portals: readonly string[], ownPort?: number) => {
  const program = await provideProgram('nginx', 'nginx-light')
  const [port, plainPort] = [ownPort ?? (await freePort()), await freePort()]
  const at = mkdtempSync(join(folder, 'nginx-'))
  const files = ['-keyout', join(at, 'privkey.pem'), '-out', join(at, 'fullchain.pem')]
  const subject = ['-subj', `/CN=${publicHost}`, '-days', '2']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], { stdio: 'ignore' })
  const sample = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/portal-(\d):4000/g, (_, number) => `127.0.0.1:${portals[number - 1]}`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replaceAll('/etc/nginx/tls', at)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(at, name)};`,
  )
  writeFileSync(
    join(at, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${join(at, 'pid')}; error_log ${join(at, 'error.log')};
      events {} http { access_log off; ${paths.join(' ')} ${sample} }`,
  )
  const child = spawn(program, ['-c', join(at, 'nginx.conf'), '-p', at], { stdio: 'ignore' })
  return { port, plainPort, child }
}
