-- A model of an earlier version lacks the words with their frequencies. The next start loads the content again, with a new one.
DELETE FROM `search_models`;
