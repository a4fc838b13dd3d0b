import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU time of all threads in milliseconds. Uses the scheduler's nanoseconds, because ticks are too coarse. */
export function processorTime(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [onProcessor = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(onProcessor) / 1e6
  }, 0)
}

/** In milliseconds, but only as precise as a tick. Includes ended children. */
function countedProcessorTime(pid: number): number {
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = statFields(pid).slice(11, 15).map(Number)
  return ((utime + stime + cutime + cstime) * 1_000) / TICKS_PER_SECOND
}

/** Includes all living children, because PostgreSQL uses a process per connection. */
export function familyProcessorTime(pid: number): number {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return others.reduce((sum, other) => sum + timeAsChild(Number(other), pid), countedProcessorTime(pid))
}

export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1_024
}

function statFields(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** 0 for other processes and for ended ones, whose time their parent includes. */
function timeAsChild(pid: number, parent: number): number {
  try {
    return Number(statFields(pid)[1]) === parent ? countedProcessorTime(pid) : 0
  } catch {
    return 0
  }
}
