import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/**
 * Processor time that the threads of a process have used so far, in milliseconds. By the scheduler's own account in nanoseconds: a
 * round of nginx is some twenty ticks of the usual clock.
 */
export function processorTime(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [onProcessor = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(onProcessor) / 1e6
  }, 0)
}

/** With that of children that have ended, in ticks. */
function countedProcessorTime(pid: number): number {
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = statFields(pid).slice(11, 15).map(Number)
  return ((utime + stime + cutime + cstime) * 1_000) / TICKS_PER_SECOND
}

/** The same of a process and all its living children: PostgreSQL answers each connection in one of its own. */
export function familyProcessorTime(pid: number): number {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return others.reduce((sum, other) => sum + timeAsChild(Number(other), pid), countedProcessorTime(pid))
}

export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1_024
}

/** The fields after the name, which may contain anything. */
function statFields(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** Nothing for a stranger, nor for one that just ended: its parent has taken its time over. */
function timeAsChild(pid: number, parent: number): number {
  try {
    return Number(statFields(pid)[1]) === parent ? countedProcessorTime(pid) : 0
  } catch {
    return 0
  }
}
