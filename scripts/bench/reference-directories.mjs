// The directories of the reference: a company's own clients with the global ones that it collected, the search of the
// global ones, and the members of a group.

/** @param {string} columns of a client */
export function directoryStatements(columns) {
  const collected = 'select client_id from collected_clients where company_id = $1';
  const own = 'from clients where company_id = $1';
  const ofCollection = `from clients where id in (${collected})`;
  const first = (from) => `(select id, name ${from} order by name, id limit $2::int + $3::int)`;
  const source = columns
    .replace("'personal'", "case when t.company_id is null then 'global' else 'personal' end")
    .replace('t.external_id', 'case when t.company_id is not null then t.external_id end as external_id');
  const ofDirectory = `${source}, c.id as collection_id, c.notes as collection_notes`;
  const joined = 'from clients t left join collected_clients c on c.client_id = t.id and c.company_id = $1';
  const ofVersion = `(select version from global_directories where name = 'clients')`;
  const holds = 'and strpos(search_text, (select fold($4))) > 0';
  // A bare `limit $2` would have the search planned anew each time: a plan for any page looks dearer than one for this page.
  const ofHits = 'array(select id from hit order by name, id limit (select $2::int) offset (select $3::int))';
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
      where t.id = any(${ofHits}) order by t.name, t.id`,
    'global-search': `
      with hit as materialized (
        select id, name from clients where company_id is null
          and search_text like (select '%' || regexp_replace(fold($4), '[\\\\%_]', '\\\\\\&', 'g') || '%')
      )
      select ${ofVersion} as directory_version, (select count(*)::int from hit) as list_total,
        array(select id from hit order by name, id limit 200) as list_head,
        ${source}, c.id is not null as is_collected ${joined}
      where t.id = any(${ofHits}) order by t.name, t.id`,
    // The index of words is asked for the rarest one; what it finds has to hold the whole text.
    'global-search-word': `
      with hit as materialized (
        select id, name from clients where company_id is null
          and string_to_array(search_text, ' ') @> array[(select fold($5))] ${holds}
      )
      select (select count(*)::int from hit) as list_total, ${source}, c.id is not null as is_collected ${joined}
      where t.id = any(${ofHits}) order by t.name, t.id`,
    // A search that found thousands before: what it found stands as long as nobody changed the directory.
    'global-search-again': `
      select ${ofVersion} as directory_version, ${source}, c.id is not null as is_collected ${joined}
      where t.id = any(($4::int[])[$3::int + 1 : $3::int + $2::int]) order by t.name, t.id`,
    'sample-percent': `
      select least(100, 200000 / greatest(reltuples, 1))::float as percent from pg_class where oid = 'clients'::regclass`,
    sample: 'select search_text from clients tablesample system ($1) where company_id is null',
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

/** What broad searches found. */
const broad = new Map();

async function searchGlobally(q, { page, size }, values, rowsOf) {
  const known = page * size <= 200 ? broad.get(q) : undefined;
  const again = known && (await rowsOf('global-search-again', [...values.slice(0, 3), known.head]));
  const stands = again && again[0]?.directory_version === known.version;
  const word = stands ? undefined : await rareWordOf(q, rowsOf);
  const rows = stands
    ? again
    : await (word ? rowsOf('global-search-word', [...values, word]) : rowsOf('global-search', values));
  const total = stands ? known.total : (rows[0]?.list_total ?? 0);
  if (!stands && total >= 2000) {
    const { directory_version: version, list_head: head } = rows[0];
    if (version) broad.set(q, { total, version, head });
  }
  for (const row of rows) row.list_total = row.list_head = row.directory_version = undefined;
  return { items: rows, total, page, page_size: size, total_pages: Math.ceil(total / size) };
}

/** What some rows are found by: tells which words are rare. */
let sample;

/** The word of a text that the sample holds least often; nothing when that is often. */
async function rareWordOf(q, rowsOf) {
  // With a blank before and behind it, a word is one of what is searched.
  const words = q
    .split(' ')
    .slice(1, -1)
    .filter((word) => word.length > 3);
  if (words.length === 0) return undefined;
  if (!sample) {
    const [{ percent }] = await rowsOf('sample-percent', []);
    sample = (await rowsOf('sample', [percent])).map(({ search_text }) => search_text).join('\n');
  }
  let [rarest, fewest] = [undefined, 3];
  for (const word of words) {
    const times = timesIn(sample, plain(word));
    if (times < fewest || (times === fewest && word.length > (rarest?.length ?? Infinity))) {
      [rarest, fewest] = [word, times];
    }
  }
  return rarest;
}

function timesIn(text, word) {
  let times = 0;
  for (let at = text.indexOf(word); at >= 0 && times < 3; at = text.indexOf(word, at + 1)) times += 1;
  return times;
}

function plain(word) {
  const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return bare.replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('æ', 'ae');
}

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
  if (statement === 'global-search') return searchGlobally(q, { page, size }, values, rowsOf);
  const rows = await rowsOf(statement, values);
  const total = rows[0]?.list_total ?? 0;
  // JSON leaves out what is undefined.
  for (const row of rows) row.list_total = undefined;
  return { items: rows, total, page, page_size: size, total_pages: Math.ceil(total / size) };
}
