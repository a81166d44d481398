// The directories of the reference: a company's own clients with the global ones that it collected, the search of the
// global ones, and the members of a group.

/** @param {string} columns of a client */
export function directoryStatements(columns) {
  const collected = 'select client_id from collected_clients where company_id = $1';
  const own = 'from clients where company_id = $1';
  const ofCollection = `from clients where id in (${collected})`;
  const first = (from) => `(select id, name ${from} order by name, id limit $2::int + $3::int)`;
  const source = columns.replace(
    "'personal'",
    "case when t.company_id is null then 'global' else 'personal' end",
  );
  const ofDirectory = `${source}, c.id as collection_id, c.notes as collection_notes`;
  const joined = 'from clients t left join collected_clients c on c.client_id = t.id and c.company_id = $1';
  const ofVersion = `(select version from global_directories where name = 'clients')`;
  const holds = 'and strpos(search_text, (select fold($4))) > 0';
  return {
    directory: `
      select (select count(*) ${own})::int + (select count(*) ${ofCollection})::int as list_total, ${ofDirectory} ${joined}
      where t.id = any(array(
        select id from (${first(own)} union all ${first(ofCollection)}) d order by name, id limit $2::int offset $3::int
      ))
      order by t.name, t.id`,
    'directory-search': `
      with hit as materialized (
        select id, name ${own} ${holds} union all select id, name ${ofCollection} ${holds}
      )
      select (select count(*)::int from hit) as list_total, ${ofDirectory} ${joined}
      where t.id = any(array(select id from hit order by name, id limit $2 offset $3)) order by t.name, t.id`,
    'global-search': `
      with hit as materialized (
        select id, name from clients where company_id is null
          and search_text like (select '%' || regexp_replace(fold($4), '[\\\\%_]', '\\\\\\&', 'g') || '%')
      )
      select ${ofVersion} as directory_version, (select count(*)::int from hit) as list_total, ${source}, c.id is not null as is_collected ${joined}
      where t.id = any(array(select id from hit order by name, id limit $2 offset $3)) order by t.name, t.id`,
    // As above, of a search that found thousands before: its total stands as long as nobody changed the directory.
    'global-search-again': `
      with hit as materialized (
        select id, name from clients where company_id is null
          and search_text like (select '%' || regexp_replace(fold($4), '[\\\\%_]', '\\\\\\&', 'g') || '%')
      )
      select ${ofVersion} as directory_version,
        case when ${ofVersion} = $5 then $6::int else (select count(*)::int from hit) end as list_total,
        ${source}, c.id is not null as is_collected ${joined}
      where t.id = any(case when ${ofVersion} = $5
        then array(select id from clients where company_id is null ${holds} order by name, id limit $2 offset $3)
        else array(select id from hit order by name, id limit $2 offset $3) end)
      order by t.name, t.id`,
    members: `
      select count(*) over ()::int as list_total, m.id, t.id as subcontractor_id, json_build_object(
        'id', t.id, 'name', t.name, 'email', t.email, 'phone', t.phone, 'city', t.city, 'country_id', t.country_id,
        'rate_type', t.rate_type,
        'source_type', case when t.company_id is null then 'global' else 'personal' end) as subcontractor
      from subcontractor_group_members m join subcontractors t on t.id = m.subcontractor_id
      where m.company_id = $1 and m.group_id = $4 order by t.name, t.id limit $2 offset $3`,
  };
}

const routes = [
  { path: /^\/client-directory$/, statement: (q) => (q ? 'directory-search' : 'directory'), last: (q) => q },
  { path: /^\/global-clients\/search$/, statement: () => 'global-search', last: (q) => q },
  {
    path: /^\/subcontractor-groups\/(\d+)\/members$/,
    statement: () => 'members',
    last: (_q, id) => Number(id),
  },
];

/** The totals of broad searches. */
const broad = new Map();

/** A page of a directory; null when the path is none of theirs. */
export async function answerDirectory(path, query, account, rowsOf) {
  const route = routes.find((one) => one.path.test(path));
  if (!route) return null;
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('page_size') ?? 20);
  if (!(page >= 1) || !(size >= 1 && size <= 1000)) return { status: 422, code: 'invalid_input' };
  const q = query.get('q')?.trim();
  const last = route.last(q, route.path.exec(path)[1]);
  const values = [account.companyId, size, (page - 1) * size, ...(last === undefined ? [] : [last])];
  const statement = route.statement(q);
  const known = statement === 'global-search' && page <= 10 ? broad.get(q) : undefined;
  const rows = known
    ? await rowsOf('global-search-again', [...values, known.directory_version, known.list_total])
    : await rowsOf(statement, values);
  const total = rows[0]?.list_total ?? 0;
  if (total >= 2000 && rows[0].directory_version) broad.set(q, { ...rows[0] });
  // JSON leaves out what is undefined.
  for (const row of rows) row.list_total = row.directory_version = undefined;
  return { items: rows, total, page, page_size: size, total_pages: Math.ceil(total / size) };
}
