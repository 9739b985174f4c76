-- A model of an earlier version has no perplexities. The next start loads the content again, with a new one.
DELETE FROM `search_models`;
