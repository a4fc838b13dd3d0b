export interface Fault {
  readonly name: string
  readonly from: number
  to: number
}

export class FaultDiary {
  readonly faults: Fault[] = []

  begin(name: string): () => void {
    const fault: Fault = { name, from: Date.now(), to: Number.POSITIVE_INFINITY }
    this.faults.push(fault)
    return () => {
      fault.to = Date.now()
    }
  }

  count(name: string): number {
    return this.faults.filter((fault) => fault.name === name).length
  }
}
