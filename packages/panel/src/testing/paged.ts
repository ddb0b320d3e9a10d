interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of rows, cut like the server's. */
export function pageOf<Row>(rows: readonly Row[], { page, pageSize }: Paging = { page: 1, pageSize: 50 }) {
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize };
}

export const several = <Row>(count: number, make: (index: number) => Row): readonly Row[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
