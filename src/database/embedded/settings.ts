import type { Endpoint } from './endpoint.ts'

type Settings = Record<string, string | number>

/**
 * Chosen for one small shop on one machine. What protects data (fsync, synchronous_commit, full_page_writes) keeps
 * PostgreSQL's safe defaults.
 */
const SHOP_SETTINGS: Settings = {
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: 1.1,
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_lock_waits: 'on',
}

/** Losing a test's cluster in a power cut costs nothing; waiting for the disk in every test does. */
const THROWAWAY_SETTINGS: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  autovacuum: 'off',
}

export function serverSettings(endpoint: Endpoint, durable: boolean): Settings {
  const network: Settings = endpoint.host.startsWith('/')
    ? {
        listen_addresses: '',
        unix_socket_directories: endpoint.host,
        unix_socket_permissions: '0700',
        port: endpoint.port,
      }
    : { listen_addresses: endpoint.host, unix_socket_directories: '', port: endpoint.port }
  return { ...SHOP_SETTINGS, ...(durable ? {} : THROWAWAY_SETTINGS), ...network }
}
