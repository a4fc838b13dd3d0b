import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import { hasNginx, startNginx } from '../shop/nginx.ts'
import { startRoundRobin } from './round-robin.ts'

export interface Balancer {
  description: string
  url: string
  stop(): Promise<void>
}

export interface BalancerOptions {
  port: number
  nodes: readonly number[]
}

/** Uses nginx with the project's example configuration if installed, otherwise a built-in balancer. */
export async function startBalancer(kind: 'nginx' | 'own', options: BalancerOptions): Promise<Balancer> {
  if (kind === 'own' || !hasNginx()) return startRoundRobin(options)
  const example = readFileSync(join(projectRoot, 'deploy', 'nginx.conf'), 'utf8')
  const nginx = await startNginx({
    port: options.port,
    probe: '/healthz',
    http: () => exampleFor(example, options),
  })
  return {
    description: 'nginx with deploy/nginx.conf',
    url: `http://localhost:${options.port}`,
    stop: nginx.stop,
  }
}

function exampleFor(example: string, { port, nodes }: BalancerOptions): string {
  const addresses = nodes.map((node) => `127.0.0.1:${node}`)
  const nginxConfig = example
    .replace(/server 10\.0\.0\.\d+:3000/g, () => `server ${addresses.shift()}`)
    .replace(/listen 443 ssl[^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/ *(listen \[::\]|ssl_\w+)[^;]*;\n/g, '')
    .replace(/server_name [^;]*;/, 'server_name localhost;')
  if (addresses.length > 0 || nginxConfig.includes('10.0.0.') || !nginxConfig.includes(`127.0.0.1:${port}`)) {
    throw new Error('deploy/nginx.conf does not look as this test knows it')
  }
  return nginxConfig
}
