-- The words of a model are tables now, which are read without being parsed. The next start loads the content again, because there is no search model.
DELETE FROM `search_models`;
